import { plainPath } from '../canonicalPath.ts';
import { sharedPath } from '../ownPaths.ts';
import { costsPath, isGuarded, isReading, papersPath, paths, viewingPath } from '../paths.ts';

/**
 * Treatment of a request. `guide`: network first, else the cached page; also for tools. `bike`: like `guide`,
 * but only liked bikes are cached. `page`: network only, else the offline page. `part`: from the cache, as
 * its content never changes. `photo`: from the cache if offline. `share`: shared photos. `leave`: not
 * handled.
 */
export type CacheStrategy = 'guide' | 'bike' | 'page' | 'part' | 'photo' | 'share' | 'leave';

const bike = new RegExp(`^${paths.listing('')}[a-z0-9-]+$`);
/** Used at the bike or at an office, possibly offline. */
const tools: readonly string[] = [viewingPath, papersPath, costsPath];
const part = /^\/(?:_astro|brands|models|routes|hero)\/|^\/(?:favicon\.svg|ride\.js)$/;
/** Left to the network: the admin page, and Firebase's reserved paths. */
const foreign = /^\/(?:admin|__)(?:\/|$)/;

/** @example strategyFor({ method: 'GET', isVisit: true, path: '/vi/buying-guide' }) // => 'guide' */
export const strategyFor = (request: { method: string; isVisit: boolean; path: string }): CacheStrategy => {
  const { method, isVisit, path } = request;
  const plain = plainPath(path);
  if (method === 'POST' && isVisit && plain === sharedPath) return 'share';
  if (method !== 'GET' || foreign.test(plain)) return 'leave';
  if (!isVisit) {
    if (part.test(path)) return 'part';
    return path.startsWith('/photos/') ? 'photo' : 'leave';
  }
  if (isGuarded(plain)) return 'page';
  if (isReading(plain) || tools.includes(plain)) return 'guide';
  return bike.test(plain) ? 'bike' : 'page';
};
