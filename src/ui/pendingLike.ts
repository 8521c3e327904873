import { localStore } from '../browserStorage.ts';

/** Key in local storage of a like before signing in: time, bike, and page to come back to. */
const key = 'vongxe.like';
/** Milliseconds: enough for signing up with its email. A later person may be somebody else. */
const lifetime = 3_600_000;

/** Stores a like until signing in. Not in an address: no link must be able to like anything. */
export const keepPendingLike = (listing: string, back: string): void => {
  localStore.set(key, `${Date.now()} ${listing} ${back}`);
};

/** Returns the bike to like on the page that signing in leads back to; null without one, or if too old. */
export const pendingLike = (wanted: string | null): string | null => {
  const [at, listing, back] = localStore.get(key)?.split(' ') ?? [];
  return listing && back === wanted && Date.now() - Number(at) < lifetime ? listing : null;
};

export const forgetPendingLike = (): void => localStore.remove(key);
