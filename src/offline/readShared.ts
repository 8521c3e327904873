import { sharedCache } from './sharedCache.ts';
import { leftHeader, nameHeader, timeHeader, wordsPlace } from './sharedPlace.ts';

/** Milliseconds after which shared files expire. */
const keptFor = 24 * 3_600_000;

/** Reads and removes the shared files; null if there are none, or if too old. */
export const readShared = async (
  now = Date.now(),
): Promise<{ photos: File[]; left: number; words: string } | null> => {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return null;
  const cache = await caches.open(sharedCache);
  const places = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const entries = await Promise.all(places.map(async (path) => ({ path, answer: await cache.match(path) })));
  await caches.delete(sharedCache);
  const fresh = entries.flatMap(({ path, answer }) =>
    answer && now - Number(answer.headers.get(timeHeader)) < keptFor ? [{ path, answer }] : [],
  );
  const words = fresh.find(({ path }) => path === wordsPlace)?.answer;
  if (!words) return null;
  const photos = await Promise.all(
    fresh
      .filter(({ path }) => path !== wordsPlace)
      .map(async ({ answer }) => {
        const blob = await answer.blob();
        const name = decodeURIComponent(answer.headers.get(nameHeader) ?? 'photo');
        return new File([blob], name, { type: answer.headers.get('Content-Type') ?? blob.type });
      }),
  );
  return { photos, left: Number(words.headers.get(leftHeader) ?? 0), words: await words.text() };
};
