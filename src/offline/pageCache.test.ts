import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPageCache } from './pageCache.ts';

const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, 'https://vongxe.example').pathname;

const fakeCaches = () => {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (request: string) => stored.get(pathOf(request))?.clone(),
    put: async (request: string, answer: Response) => void stored.set(pathOf(request), answer),
    keys: async () => [...stored.keys()].map((path) => ({ url: `https://vongxe.example${path}` })),
    delete: async (request: string) => stored.delete(pathOf(request)),
  };
  return { stored, caches: { open: async () => cache } };
};

let stored: Map<string, Response>;
beforeEach(() => {
  const fake = fakeCaches();
  stored = fake.stored;
  vi.stubGlobal('caches', fake.caches);
  vi.stubGlobal('fetch', async (path: string) => {
    const slug = path.split('/').at(-1);
    return new Response(path.startsWith('/photos/') ? 'a photo' : `<img src="/photos/${slug}/x/1000.webp">`);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the newest bikes and lets go of the others with their photos; guides stay', async () => {
  const memory = openPageCache('test');
  await memory.put('/buying-guide', new Response('a guide'), 0);
  for (const [time, path] of ['/motorcycle/a', '/vi/motorcycle/b', '/motorcycle/c'].entries())
    await memory.keepBike(path, time + 1);
  await memory.keepNewest(2);
  expect(await memory.bikes()).toEqual(['/motorcycle/c', '/vi/motorcycle/b']);
  expect([...stored.keys()].toSorted()).toEqual([
    '/buying-guide',
    '/motorcycle/c',
    '/photos/b/x/1000.webp',
    '/photos/c/x/1000.webp',
    '/vi/motorcycle/b',
  ]);
});

it('keeps no answer that was redirected: a browser refuses one for a visit', async () => {
  const answer = new Response('<p>another page</p>');
  Object.defineProperty(answer, 'redirected', { value: true });
  vi.stubGlobal('fetch', async () => answer);
  const memory = openPageCache('test');
  await memory.keepBike('/motorcycle/moved', 1);
  await memory.keepAhead('/vi/motorcycle/moved', 1);
  await memory.keepOpen('/buying-guide', 1);
  expect([...stored.keys()]).toEqual([]);
});
