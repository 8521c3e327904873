import type { AstroIntegration } from 'astro';

/**
 * Pages that say `prerender = false` become a bundle in dist/server whose entry exports `render`; a Cloud
 * Function imports it. Everything else stays static, in dist/client.
 */
export const functionAdapter = (): AstroIntegration => ({
  name: 'vongxe-functions',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      // Nothing here keeps a session, and a function that starts has less to read without it.
      updateConfig({ session: false, build: { serverEntry: 'entry.mjs' } });
      // The function has its own few packages, so the bundle brings everything that it imports; sharp is
      // one of those few, and no page that a function renders uses it.
      const resolve = { noExternal: true as const, external: ['sharp'] };
      // Said at build time, or else the bundle carries React's slow development build as well.
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
