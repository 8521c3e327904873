import { localStore } from '../browserStorage.ts';

/** Local storage key of a like before sign-in: time, bike, page to return to. */
const key = 'vongxe.like';
/** Milliseconds, enough for signing up by email. Later, another person may use this browser. */
const lifetime = 3_600_000;

/** Stores a like until sign-in. Not in the address: opening a link must never like a bike. */
export const keepPendingLike = (listing: string, back: string): void => {
  localStore.set(key, `${Date.now()} ${listing} ${back}`);
};

/** Bike to like on the page after sign-in; null without a recent one. */
export const pendingLike = (wanted: string | null): string | null => {
  const [at, listing, back] = localStore.get(key)?.split(' ') ?? [];
  return listing && back === wanted && Date.now() - Number(at) < lifetime ? listing : null;
};

export const forgetPendingLike = (): void => localStore.remove(key);
