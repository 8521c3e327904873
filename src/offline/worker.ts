import { type Language, languageOf, languages } from '../i18n/languages.ts';
import { localize, type Path, paths, phrasesPath, viewingPath } from '../paths.ts';
import { askNetwork } from './askNetwork.ts';
import { strategyFor } from './cacheStrategy.ts';
import { listCachedPages, markCachedPage } from './markCachedPage.ts';
import type { PageMessage } from './messages.ts';
import { openPageCache } from './pageCache.ts';
import { openTold, showTold, subscribeAgain } from './pushEvents.ts';
import type { Fetching, Scope } from './scope.ts';
import { takeShared } from './takeShared.ts';

/* Service worker: pages come from the network, or offline from a copy marked as such. Never stores
   personal data, such as account pages or responses of calls. */
declare const self: Scope;

const prefix = 'vongxe-';
/** Different in every build: local/build/stampWorker.ts. */
const name = `${prefix}__BUILD__`;
/** Milliseconds to wait for the network before a copy is shown. */
const timeoutMs = 5_000;
const maxBikes = 12;

const memory = openPageCache(name);
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const headersOf = async (path: string) =>
  new Headers((await (await memory.open()).match(path))?.headers ?? html);

self.addEventListener('install', (event) => {
  const words = languages.map((lang) => localize(lang, paths.offline));
  const keep = async () => {
    await memory.keepFirst([...words, '/favicon.svg']);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
    const sheets = languages.map((lang) => localize(lang, viewingPath));
    const hadSheet = await Promise.all(sheets.map((path) => caches.match(path)));
    await Promise.all(others.map((key) => caches.delete(key)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    for (const { url } of await self.clients.matchAll({ includeUncontrolled: true })) {
      const { pathname: path } = new URL(url);
      if (strategyFor({ method: 'GET', isVisit: true, path }) === 'guide')
        await memory.keepOpen(path, Date.now());
    }
    // Keeps the viewing sheet for buyers who will soon be offline.
    for (const [index, path] of sheets.entries())
      if (hadSheet[index]) await memory.keepAhead(path, Date.now());
  };
  event.waitUntil(begin());
});

const sayOffline = async (lang: Language): Promise<Response> => {
  const path: Path = localize(lang, paths.offline);
  const page = await (await memory.open()).match(path);
  if (!page) return Response.error();
  const body = listCachedPages(await page.text(), lang, await memory.pages());
  return new Response(body, { status: 503, headers: await headersOf(path) });
};

const fromMemory = async (path: string): Promise<Response> => {
  const page = await memory.find(path);
  if (!page) return sayOffline(languageOf(path));
  return new Response(markCachedPage(page.html, path, page.time), { headers: await headersOf(path) });
};

const later = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), timeoutMs));

/**
 * Responds from the network, or else with a stored copy. Renews the copies of guides and liked bikes; removes
 * copies of pages that the server no longer has.
 */
const answerVisit = async (event: Fetching, path: string, keeps: boolean): Promise<Response> => {
  const response = askNetwork(event);
  const isStored = await memory.has(path);
  // Offline, the browser's own cache could respond, but would not tell how old its copy is.
  if (isStored && !navigator.onLine) {
    response.catch(() => null);
    return fromMemory(path);
  }
  const first = await Promise.race([response.catch(() => null), ...(isStored ? [later()] : [])]);
  if (first === 'late' || first === null) return fromMemory(path);
  if (first.ok && !first.redirected && (keeps || isStored))
    event.waitUntil(memory.put(path, first.clone(), Date.now()));
  else if (isStored && first.status !== 304 && first.status < 500) event.waitUntil(memory.drop(path));
  return first;
};

const answerPart = async (event: Fetching): Promise<Response> => {
  const cache = await memory.open();
  const cached = await cache.match(event.request);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
};

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname: path } = new URL(url);
  if (origin !== location.origin) return;
  const strategy = strategyFor({ method, isVisit: mode === 'navigate', path });
  if (strategy === 'part' || (strategy === 'photo' && !navigator.onLine))
    return event.respondWith(answerPart(event));
  if (strategy === 'share') return event.respondWith(takeShared(event.request, path, Date.now()));
  if (strategy === 'leave' || strategy === 'photo') return;
  if (strategy !== 'page') return event.respondWith(answerVisit(event, path, strategy === 'guide'));
  event.respondWith(askNetwork(event).catch(() => sayOffline(languageOf(path))));
});

const isBike = (path: string) => strategyFor({ method: 'GET', isVisit: true, path }) === 'bike';

/** Caches the pages of phrases and of the viewing sheet in the language of a bike's page. */
const keepForViewing = async (bike: string) => {
  for (const path of [phrasesPath, viewingPath])
    await memory.keepAhead(localize(languageOf(bike), path), Date.now());
};

const keepAll = async (liked: readonly string[]) => {
  const wanted = liked.filter(isBike).slice(0, maxBikes);
  const bikes = await memory.bikes();
  for (const path of bikes) if (!wanted.includes(path)) await memory.drop(path);
  for (const path of wanted) if (!bikes.includes(path)) await memory.keepBike(path, Date.now());
  if (wanted[0]) await keepForViewing(wanted[0]);
};

const keepScripts = async (addresses: readonly string[]) => {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    if (origin === location.origin && /^\/_astro\/[\w.-]+\.js$/.test(pathname))
      await memory.fetchInto(pathname, { cache: 'force-cache' });
  }
};

const hear = async (message: PageMessage) => {
  if ('like' in message && isBike(message.like)) {
    await memory.keepBike(message.like, Date.now());
    await memory.keepNewest(maxBikes);
    return keepForViewing(message.like);
  }
  if ('unlike' in message) return memory.drop(message.unlike);
  if ('liked' in message) return keepAll(message.liked);
  if ('forget' in message) return keepAll([]);
  if ('parts' in message) return keepScripts(message.parts);
};

self.addEventListener('push', (event) => event.waitUntil(showTold(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openTold(self, event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(self, event)));

// Only pages of this site can send messages.
self.addEventListener('message', (event) => event.waitUntil(hear(event.data as PageMessage)));
