import type { AstroIntegration } from 'astro';
import { dev } from 'astro';
import { root } from '../project.ts';
import { plainFailures } from './plainFailures.ts';

const here = (file: string) => new URL(file, import.meta.url);
/** Pages that only the editor's server has. */
const tools = [
  { pattern: '/write', entrypoint: here('./pages/list.astro') },
  { pattern: '/vi/write', entrypoint: here('./pages/list.astro') },
  { pattern: '/write/beside', entrypoint: here('./pages/beside.astro') },
  { pattern: '/vi/write/beside', entrypoint: here('./pages/beside.astro') },
  { pattern: '/keystatic/[...params]', entrypoint: here('./pages/editor.astro') },
  { pattern: '/api/keystatic/[...params]', entrypoint: here('./api.ts') },
];
/** Bundled in advance, so that the editor opens at once. */
const ahead = ['@keystatic/core', '@keystatic/core/ui', '@keystatic/astro/ui', 'astro/zod', 'zod/mini'];

const editor: AstroIntegration = {
  name: 'vongxe-write',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const route of tools) injectRoute({ ...route, prerender: false });
    },
  },
};

/** Starts Astro's server with the editor, but without Firebase. */
export async function startWrite(port: number): Promise<() => Promise<void>> {
  const server = await dev({
    root,
    logLevel: 'warn',
    integrations: [editor],
    server: { port, host: '127.0.0.1' },
    vite: {
      server: { strictPort: true, hmr: { overlay: false } },
      cacheDir: '.cache/vite',
      optimizeDeps: { include: ahead },
      plugins: [plainFailures],
    },
  });
  return () => server.stop();
}
