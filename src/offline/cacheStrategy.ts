import { plainPath } from '../canonicalPath.ts';
import { sharedPath } from '../ownPaths.ts';
import { isGuarded, isReading, paths } from '../paths.ts';

/**
 * What the worker does with a request of its own site. `guide`: the newest from the network, kept for later.
 * `bike`: the same, if the reader likes it. `page`: the network alone, or a word about it. `part`: from memory, since
 * its address or its build names what is in it. `photo`: from memory without a network. `share`: a phone hands over photos.
 * `leave`: not its business.
 */
export type CacheStrategy = 'guide' | 'bike' | 'page' | 'part' | 'photo' | 'share' | 'leave';

const bike = new RegExp(`^${paths.listing('')}[a-z0-9-]+$`);
const part = /^\/(?:_astro|brands|models|routes|hero)\/|^\/(?:favicon\.svg|ride\.js)$/;
/** The admin page, and what Firebase has under this name. */
const foreign = /^\/(?:admin|__)(?:\/|$)/;

/**
 * @example treat({ method: 'GET', isVisit: true, path: '/vi/buying-guide' }) // => 'guide'
 */
export const strategyFor = (asked: { method: string; isVisit: boolean; path: string }): CacheStrategy => {
  const { method, isVisit, path } = asked;
  const plain = plainPath(path);
  if (method === 'POST' && isVisit && plain === sharedPath) return 'share';
  if (method !== 'GET' || foreign.test(plain)) return 'leave';
  if (!isVisit) {
    if (part.test(path)) return 'part';
    return path.startsWith('/photos/') ? 'photo' : 'leave';
  }
  if (isGuarded(plain)) return 'page';
  if (isReading(plain)) return 'guide';
  return bike.test(plain) ? 'bike' : 'page';
};
