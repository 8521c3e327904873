import type { AstroIntegration } from 'astro';

export const directiveIntegration = (): AstroIntegration => ({
  name: 'vongxe-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'member', entrypoint: './src/astro/memberDirective.ts' });
      addClientDirective({ name: 'use', entrypoint: './src/astro/useDirective.ts' });
      addClientDirective({ name: 'ask', entrypoint: './src/astro/askDirective.ts' });
    },
  },
});
