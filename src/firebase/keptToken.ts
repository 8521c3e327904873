import { localStore } from '../browserStorage.ts';

// Requesting a token loads reCAPTCHA. A token is valid for a day, so later pages reuse it.
const key = 'vongxe.check';
/** Tokens that expire within this many milliseconds are not sent. */
const margin = 60_000;

/** Milliseconds since 1970; 0 if the token is malformed. */
export const expiryOf = (token: string): number => {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims));
    return typeof exp === 'number' ? exp * 1_000 : 0;
  } catch {
    return 0;
  }
};

export const keptToken = (): string | null => {
  const token = localStore.get(key);
  return token !== null && expiryOf(token) - margin > Date.now() ? token : null;
};

export const keepToken = (token: string): void => void localStore.set(key, token);

/** Removes a refused token. @returns whether a token was stored */
export const forgetToken = (): boolean => {
  const had = keptToken() !== null;
  if (had) localStore.remove(key);
  return had;
};
