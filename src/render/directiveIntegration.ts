import type { AstroIntegration } from 'astro';

/** Registers the site's client directives. */
export const directiveIntegration = (): AstroIntegration => ({
  name: 'vongxe-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'member', entrypoint: './src/render/memberDirective.ts' });
      addClientDirective({ name: 'use', entrypoint: './src/render/useDirective.ts' });
      addClientDirective({ name: 'ask', entrypoint: './src/render/askDirective.ts' });
    },
  },
});
