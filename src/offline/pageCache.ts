import { plainPath } from '../canonicalPath.ts';
import { isReading } from '../paths.ts';
import type { Kept } from './markCachedPage.ts';

/** Header with the time of the copy, in milliseconds since 1970. */
const madeAt = 'X-Kept-At';
/** Matches a page's images and styles. */
const ownParts = /\s(?:src|href)="(\/(?:_astro|brands|models|routes)\/[^"]+\.(?:webp|jpg|css))"/g;
const mainPhoto = /\ssrc="(\/photos\/[^"]+\/1000\.webp)"/;

/** Opens a build's cache: copies of pages, with their images and styles. */
export const openPageCache = (name: string) => {
  const open = () => caches.open(name);
  const timeOf = (copy: Response) => Number(copy.headers.get(madeAt) ?? 0);

  const find = async (path: string): Promise<Kept | null> => {
    const copy = await (await open()).match(path);
    return copy ? { path, html: await copy.text(), time: timeOf(copy) } : null;
  };

  const has = async (path: string) => (await (await open()).match(path)) !== undefined;

  const put = async (path: string, answer: Response, time: number): Promise<string> => {
    const headers = new Headers(answer.headers);
    headers.set(madeAt, String(time));
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    const html = await answer.text();
    await (await open()).put(path, new Response(html, { headers }));
    return html;
  };

  const pages = async (): Promise<Kept[]> => {
    const cache = await open();
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const copies = await Promise.all(paths.map(async (path) => ({ path, copy: await cache.match(path) })));
    return Promise.all(
      copies.flatMap(({ path, copy }) =>
        copy?.headers.has(madeAt) ? [copy.text().then((html) => ({ path, html, time: timeOf(copy) }))] : [],
      ),
    );
  };

  const fetchInto = async (path: string, options: RequestInit) => {
    const cache = await open();
    if (await cache.match(path)) return;
    const answer = await fetch(path, options).catch(() => null);
    if (answer?.ok) await cache.put(path, answer);
  };

  const keepParts = (html: string, options: RequestInit) =>
    Promise.all([...html.matchAll(ownParts)].map(([, part = '']) => fetchInto(part, options)));

  const keepFirst = async (paths: readonly string[]) => {
    const cache = await open();
    await cache.addAll([...paths]);
    for (const path of paths) await keepParts((await (await cache.match(path))?.text()) ?? '', {});
  };

  /** Caches an open page. The browser's HTTP cache has it, so nothing is downloaded. */
  const keepOpen = async (path: string, time: number) => {
    if (await has(path)) return;
    const answer = await fetch(path, { cache: 'force-cache' }).catch(() => null);
    if (!answer?.ok || answer.redirected) return;
    // A page is stored only with its images and styles.
    await keepParts(await answer.clone().text(), { cache: 'only-if-cached', mode: 'same-origin' });
    await put(path, answer, time);
  };

  /** Downloads and stores a page that has not been opened yet. */
  const keepAhead = async (path: string, time: number) => {
    if (await has(path)) return;
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || answer.redirected) return;
    await keepParts(await put(path, answer, time), {});
  };

  const keepBike = async (path: string, time: number) => {
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || answer.redirected) return;
    const photo = mainPhoto.exec(await put(path, answer, time))?.[1];
    if (photo) await fetchInto(photo, {});
  };

  const drop = async (path: string) => {
    const page = await find(path);
    const photo = page && mainPhoto.exec(page.html)?.[1];
    const cache = await open();
    await cache.delete(path);
    if (photo) await cache.delete(photo);
  };

  /** Stored bikes, newest copy first. */
  const bikes = async () =>
    (await pages())
      .toSorted((one, other) => other.time - one.time)
      .map(({ path }) => path)
      .filter((path) => path.includes('/motorcycle/') && !isReading(plainPath(path)));

  const keepNewest = async (maxBikes: number) => {
    for (const path of (await bikes()).slice(maxBikes)) await drop(path);
  };

  return {
    ...{ open, has, find, put, pages, drop, bikes },
    ...{ keepFirst, keepOpen, keepAhead, keepBike, keepNewest, fetchInto },
  };
};
