import { localStore } from '../../browserStorage.ts';

/** Under which name this browser keeps the bikes that were looked at; nobody else gets the list. */
export const recentKey = 'vongxe.recent';
export const mostRecent = 12;

const id = /^[A-Za-z0-9_-]{1,64}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);

/**
 * The kept ids, newest first; anything that is no list of ids counts as none.
 * @example parseRecent('["b","a"]') // => ['b', 'a']
 */
export const parseRecent = (text: string | null): string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, mostRecent) : [];
  } catch {
    return [];
  }
};

/** The list once a bike has been looked at: it comes first, and the oldest makes room. */
export const withBike = (kept: readonly string[], bike: string): string[] =>
  [bike, ...kept.filter((other) => other !== bike)].slice(0, mostRecent);

export const readRecent = (): string[] => parseRecent(localStore.get(recentKey));

export const writeRecent = (bikes: readonly string[]): void => {
  if (bikes.length === 0) localStore.remove(recentKey);
  else localStore.set(recentKey, JSON.stringify(bikes));
};
