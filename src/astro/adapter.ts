import type { AstroIntegration } from 'astro';

/** Bundles rendered pages into dist/server. Its entry exports `render` for a Cloud Function. */
export const functionAdapter = (): AstroIntegration => ({
  name: 'vongxe-functions',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // A function starts faster without sessions.
      updateConfig({ session: false, build: { serverEntry: 'entry.mjs' } });
      // Bundles all imports except sharp: the function installs few packages, and no rendered page needs
      // sharp.
      const resolve = { noExternal: true as const, external: ['sharp'] };
      // Otherwise the bundle contains React's slow development build.
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
