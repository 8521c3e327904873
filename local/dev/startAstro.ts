import type { AstroIntegration } from 'astro';
import { dev } from 'astro';
import { region, root } from '../project.ts';
import type { Suite } from '../suite/suite.ts';

const pageLocals: AstroIntegration = {
  name: 'vongxe-page-locals',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) =>
      addMiddleware({ order: 'pre', entrypoint: new URL('./pageLocals.ts', import.meta.url) }),
  },
};

/** Proxies a path to a function, like Hosting. */
const handedTo = (name: string, { project, ports }: Suite) => ({
  target: `http://127.0.0.1:${ports.functions}`,
  rewrite: (path: string) => `/${project}/${region}/${name}${path}`,
});

/** Starts Astro's development server in place of Hosting. It reloads changed pages and islands. */
export async function startAstro(suite: Suite): Promise<() => Promise<void>> {
  const proxy = { '/photos': handedTo('photos', suite), '/catalogue': handedTo('pages', suite) };
  const server = await dev({
    root,
    logLevel: 'warn',
    integrations: [pageLocals],
    server: { port: suite.ports.site },
    vite: { server: { strictPort: true, proxy } },
  });
  return () => server.stop();
}
