import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Answer = { body: Buffer; type: string; headers?: Record<string, string> };
export type Site = (path: string) => Promise<Answer | null> | Answer | null;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const isText = (type: string) => /^text|json|svg|xml/.test(type);

export const folderSite =
  (folder: string): Site =>
  (path) => {
    for (const name of [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`]) {
      const file = folder + name;
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
      return { body: readFileSync(file), type: types[extname(file)] ?? 'application/octet-stream' };
    }
    return null;
  };

const cacheFor = (path: string, type: string) => {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return type.startsWith('text/html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
};

/**
 * Serves sites from one process, each as `http://{name}.localhost:{port}`. Protocol, cache headers and
 * compression (brotli's best, cached) are equal: only the content differs.
 */
export const serveSites = async (sites: Record<string, Site>) => {
  const cache = new Map<string, Promise<Answer | null>>();
  const answer = async (host: string, path: string): Promise<Answer | null> => {
    const answer = (await sites[host]?.(path)) ?? null;
    if (!answer || !isText(answer.type)) return answer;
    const headers = { ...answer.headers, 'Content-Encoding': 'br' };
    return { ...answer, body: brotliCompressSync(answer.body), headers };
  };
  const respond: RequestListener = async (request, response) => {
    if (request.method === 'POST') {
      response.writeHead(204).end();
      return;
    }
    const host = (request.headers.host ?? '').split('.')[0] ?? '';
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const key = `${host}${request.url}`;
    const waiting = cache.get(key) ?? answer(host, pathname);
    cache.set(key, waiting);
    const content = await waiting.catch(() => null);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': content.type,
      'Content-Length': content.body.length,
      'Cache-Control': cacheFor(pathname, content.type),
      ...content.headers,
    });
    response.end(content.body);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: (site: string, path: string) => `http://${site}.localhost:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
