import type { AstroIntegration } from 'astro';

/** Adds /dev/kit and /vi/dev/kit during development, never to a build. */
export const kitIntegration = (): AstroIntegration => ({
  name: 'kit',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/[...lang]/dev/kit', entrypoint: new URL('./kit.astro', import.meta.url) });
    },
  },
});
