import { useSyncExternalStore } from 'react';
import { resetHash, signInHash, signUpHash } from '../../paths.ts';

export const authModes = ['signUp', 'reset', 'signIn'] as const;
/** Which form of /auth is shown. */
export type AuthMode = (typeof authModes)[number];

/** What stands behind the address while a form is shown. */
export const authHashes: Readonly<Record<AuthMode, string>> = {
  signIn: signInHash,
  signUp: signUpHash,
  reset: resetHash,
};

/**
 * The form that a hash asks for: to sign in, unless it names another.
 * @example modeOf('#sign-up') // => 'signUp'
 */
export const modeOf = (hash: string): AuthMode =>
  authModes.find((mode) => authHashes[mode] === hash) ?? 'signIn';

const watchHash = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The form that is shown; null while the page is HTML alone, which holds them all: auth.astro shows the one. */
export const useAuthMode = (): AuthMode | null =>
  useSyncExternalStore(
    watchHash,
    () => modeOf(location.hash),
    () => null,
  );
