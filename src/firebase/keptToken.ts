import { localStore } from '../browserStorage.ts';

// Requesting a token loads reCAPTCHA. A token is valid for a day, so it is stored for later pages.
const key = 'vongxe.check';
/** Milliseconds before a token's expiry in which it is no longer sent. */
const margin = 60_000;

/** Returns the expiry of an App Check token in milliseconds; 0 if malformed. */
export const expiryOf = (token: string): number => {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims));
    return typeof exp === 'number' ? exp * 1_000 : 0;
  } catch {
    return 0;
  }
};

/** Returns the stored token if it is still valid. */
export const keptToken = (): string | null => {
  const token = localStore.get(key);
  return token !== null && expiryOf(token) - margin > Date.now() ? token : null;
};

/** Stores a token for later pages, if storage allows it. */
export const keepToken = (token: string): void => void localStore.set(key, token);

/** Removes a refused token. @returns whether there was one */
export const forgetToken = (): boolean => {
  const had = keptToken() !== null;
  if (had) localStore.remove(key);
  return had;
};
