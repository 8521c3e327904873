import { signInWithCustomToken } from 'firebase/auth';
import { auth, reloadUser } from './authentication.ts';
import { call } from './calls.ts';
import { signedInUser } from './signedInUser.ts';

export type ZaloAct = 'signIn' | 'prove' | 'link';

export const finishZalo = async (
  act: ZaloAct,
  code: string,
  verifier: string,
): Promise<{ isNew: boolean; isNamed: boolean }> => {
  const { token, ...arrival } = await call('zaloAccount', { act, code, verifier });
  if (token === null) await signedInUser().getIdToken(true);
  else await signInWithCustomToken(auth, token);
  await reloadUser();
  return arrival;
};

export const hasZalo = async (): Promise<boolean> =>
  typeof (await auth.currentUser?.getIdTokenResult())?.claims.zalo === 'string';

export const removeZalo = async (): Promise<void> => {
  await call('zaloAccount', { act: 'remove' });
  await signedInUser().getIdToken(true);
  await reloadUser();
};

/** Was the sign-in (the token's `auth_time`) in the last `minutes`? */
export const isSignInRecent = async (minutes: number): Promise<boolean> => {
  const { authTime } = await signedInUser().getIdTokenResult();
  return Date.now() - Date.parse(authTime) < minutes * 60_000;
};
