import { localStore } from '../browserStorage.ts';

/** Where local storage keeps a heart that was pressed before signing in: when, which bike, and the page to come back to. */
const key = 'vongxe.like';
/** Milliseconds: as long as signing up takes, with its email. Whoever signs in later did not press it. */
const lifetime = 3_600_000;

/** Keeps the wish to like a bike until somebody has signed in. Not in an address: no link may like anything. */
export const keepPendingLike = (listing: string, back: string): void => {
  localStore.set(key, `${Date.now()} ${listing} ${back}`);
};

/** The bike whose heart was pressed on the page that a sign-in leads back to; null where there is none, or too long ago. */
export const pendingLike = (wanted: string | null): string | null => {
  const [at, listing, back] = localStore.get(key)?.split(' ') ?? [];
  return listing && back === wanted && Date.now() - Number(at) < lifetime ? listing : null;
};

export const forgetPendingLike = (): void => localStore.remove(key);
