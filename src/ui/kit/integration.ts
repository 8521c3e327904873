import type { AstroIntegration } from 'astro';

/** Puts /dev/kit and /vi/dev/kit beside the pages while developing, and never into a build. */
export const kitIntegration = (): AstroIntegration => ({
  name: 'kit',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/[...lang]/dev/kit', entrypoint: new URL('./kit.astro', import.meta.url) });
    },
  },
});
