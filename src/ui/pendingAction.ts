import { localStore } from '../browserStorage.ts';

/** Local storage key of an action to perform after sign-in: time, kind, value, page to return to. */
const key = 'vongxe.pending';
/** Milliseconds, enough for signing up by email. After that, another person may be using this browser. */
const lifetime = 3_600_000;

export type PendingKind = 'like' | 'follow' | 'alert';
/** `value` has no spaces: a bike's id, `{seller},{encoded name}` or `search,{encoded words}`. */
export type PendingAction = { kind: PendingKind; value: string };

/**
 * Stores an action until sign-in. The address cannot contain it: opening a link must never perform an action.
 */
export const keepPending = ({ kind, value }: PendingAction, back: string): void => {
  localStore.set(key, `${Date.now()} ${kind} ${value} ${back}`);
};

const isKind = (kind: string | undefined): kind is PendingKind =>
  kind === 'like' || kind === 'follow' || kind === 'alert';

/** Action to perform on the page after sign-in; null without a recent one. */
export const pendingAction = (wanted: string | null): PendingAction | null => {
  const [at, kind, value, back] = localStore.get(key)?.split(' ') ?? [];
  const isRecent = Date.now() - Number(at) < lifetime;
  return isKind(kind) && value && back === wanted && isRecent ? { kind, value } : null;
};

export const forgetPending = (): void => localStore.remove(key);
