import type { AstroIntegration } from 'astro';

/**
 * Bundles pages with `prerender = false` into dist/server, whose entry exports `render` for a Cloud Function.
 */
export const functionAdapter = (): AstroIntegration => ({
  name: 'vongxe-functions',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // Without sessions a function starts faster.
      updateConfig({ session: false, build: { serverEntry: 'entry.mjs' } });
      // Bundles all imports, since the function installs few packages. sharp is external: no rendered page
      // uses it.
      const resolve = { noExternal: true as const, external: ['sharp'] };
      // Otherwise the bundle would include React's slow development build.
      const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
      if (command === 'build') {
        updateConfig({
          vite: { environments: { ssr: { resolve, define }, prerender: { resolve, define } } },
        });
      }
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'vongxe-functions',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: {
          staticOutput: 'stable',
          hybridOutput: 'stable',
          serverOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
});
