import { useSyncExternalStore } from 'react';
import { resetHash, signInHash, signUpHash } from '../../paths.ts';

export const authModes = ['signUp', 'reset', 'signIn'] as const;
export type AuthMode = (typeof authModes)[number];

export const authHashes: Readonly<Record<AuthMode, string>> = {
  signIn: signInHash,
  signUp: signUpHash,
  reset: resetHash,
};

/** @example modeOf('#sign-up') // => 'signUp' */
export const modeOf = (hash: string): AuthMode =>
  authModes.find((mode) => authHashes[mode] === hash) ?? 'signIn';

const watchHash = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** Form that the fragment names; null before hydration, when auth.astro's CSS picks one. */
export const useAuthMode = (): AuthMode | null =>
  useSyncExternalStore(
    watchHash,
    () => modeOf(location.hash),
    () => null,
  );
