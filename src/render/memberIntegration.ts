import type { AstroIntegration } from 'astro';

export const memberIntegration = (): AstroIntegration => ({
  name: 'vongxe-member',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'member', entrypoint: './src/render/memberDirective.ts' }),
  },
});
