import { localStore } from '../../browserStorage.ts';

export const recentKey = 'vongxe.recent';
export const maxRecent = 12;

const id = /^[A-Za-z0-9_-]{1,64}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);

/** Stored ids, newest first; none if invalid. @example parseRecent('["b","a"]') // => ['b', 'a'] */
export const parseRecent = (text: string | null): string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, maxRecent) : [];
  } catch {
    return [];
  }
};

/** Adds a viewed bike at the front. Drops the oldest beyond the limit. */
export const withBike = (bikes: readonly string[], bike: string): string[] =>
  [bike, ...bikes.filter((other) => other !== bike)].slice(0, maxRecent);

export const readRecent = (): string[] => parseRecent(localStore.get(recentKey));

export const writeRecent = (bikes: readonly string[]): void => {
  if (bikes.length === 0) localStore.remove(recentKey);
  else localStore.set(recentKey, JSON.stringify(bikes));
};
