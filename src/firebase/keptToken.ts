import { localStore } from '../browserStorage.ts';

// A token holds for a day, and to get one loads reCAPTCHA: this copy spares it to pages, and to their reading.
const key = 'vongxe.check';
/** Milliseconds before its end from which on a token is not sent any more. */
const margin = 60_000;

/** Until when a token of App Check holds, in milliseconds since 1970; 0 for what is none. */
export const expiryOf = (token: string): number => {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims));
    return typeof exp === 'number' ? exp * 1_000 : 0;
  } catch {
    return 0;
  }
};

/** The token that this browser was given lately, if it still holds. */
export const keptToken = (): string | null => {
  const token = localStore.get(key);
  return token !== null && expiryOf(token) - margin > Date.now() ? token : null;
};

/** Keeps a token of App Check for later pages, where storage allows it. */
export const keepToken = (token: string): void => void localStore.set(key, token);

/** Forgets a token that was refused. @returns whether there was one */
export const forgetToken = (): boolean => {
  const had = keptToken() !== null;
  if (had) localStore.remove(key);
  return had;
};
