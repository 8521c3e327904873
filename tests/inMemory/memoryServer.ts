import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { matchesGlob } from 'node:path';
import { inRoot } from '../../local/project.ts';

type Handler = (request: unknown, response: unknown) => unknown;
type Express = (() => RequestListener & { use(handler: Handler): void }) & {
  raw(options: object): Handler;
};
const require = createRequire(import.meta.url);
/** Express as installed for firebase-functions, which uses it in production. */
const express: Express = createRequire(require.resolve('firebase-functions'))('express');
const { hosting }: { hosting: { rewrites: { source: string; function?: { functionId: string } }[] } } =
  JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));

const parsed = (type: string, text: string): unknown => {
  if (type.includes('json')) return JSON.parse(text || '{}');
  return type.includes('form') ? Object.fromEntries(new URLSearchParams(text)) : text;
};

/**
 * Serves like Hosting: routes each address to its function by firebase.json, and `/fn/name` to the function
 * with this name.
 */
export const serve = async (functions: Record<string, unknown>): Promise<string> => {
  const app = express();
  app.use(express.raw({ type: () => true }));
  app.use(((
    request: { path: string; body: unknown; rawBody?: Buffer; headers: Record<string, string> },
    response: { status(code: number): { end(): void } },
  ) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    request.rawBody = body;
    request.body = parsed(request.headers['content-type'] ?? '', body.toString());
    const named = /^\/fn\/(\w+)/.exec(request.path)?.[1];
    const rewritten = hosting.rewrites.find(({ source }) => matchesGlob(request.path, source));
    const handler = functions[named ?? rewritten?.function?.functionId ?? ''] as Handler | undefined;
    return handler ? handler(request, response) : response.status(404).end();
  }) as unknown as Handler);
  const server = createServer(app);
  // Keeps connections open: one closed after five idle seconds could drop the next request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};
