import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { inRoot } from '../../local/project.ts';

/** V8's heap in a container of 512 MiB: half of the memory. */
const heap = '--max-old-space-size=256';

/**
 * Requests paths from a new process that runs only `pages`, ten at a time like an instance.
 * @returns its maximum memory in MiB, and the responses' statuses
 */
export const measureInstance = async (
  project: string,
  addresses: readonly string[],
): Promise<{ memory: number; statuses: number[] }> => {
  const env = { ...process.env, FUNCTION_TARGET: 'pages', GCLOUD_PROJECT: project, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [heap, import.meta.filename], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  const statuses: number[] = [];
  for (let from = 0; from < addresses.length; from += 10)
    statuses.push(
      ...(await Promise.all(
        addresses.slice(from, from + 10).map(async (path) => {
          const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
          await response.arrayBuffer();
          return response.status;
        }),
      )),
    );
  child.send('end');
  const [memory] = (await once(child, 'message')) as [number];
  return { memory, statuses };
};

if (process.argv[1] === import.meta.filename) {
  const loaded: { pages: express.RequestHandler } = await import(
    pathToFileURL(inRoot('functions', 'lib', 'index.js')).href
  );
  const server = express()
    .use(loaded.pages)
    .listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : 0);
    });
  process.on('message', () => {
    process.send?.(Math.round(process.resourceUsage().maxRSS / 1024), () => process.exit(0));
  });
}
