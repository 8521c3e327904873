import {
  type AuthProvider,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { providerIds, type SocialProvider, socialProviders } from '../domain/accounts/socialProviders.ts';
import { trustPage } from '../domain/platform/trustedTypes.ts';
import { auth, isConfirmed, reloadUser } from './authentication.ts';
import { call } from './calls.ts';
import { codeOf } from './codeOf.ts';

// The window of a provider brings a script along.
trustPage();

/**
 * The actions of the account pages; imported with the first of them. Each fails with a FirebaseError whose
 * code is such as 'auth/invalid-credential'. The session follows by itself.
 */

/** Signs in with a password. An unconfirmed account stays outside: its owner may ask for the email again. */
export const signIn = async (email: string, password: string): Promise<'in' | 'unconfirmed'> => {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return isConfirmed(user) ? 'in' : 'unconfirmed';
};

/** Creates an account, which counts once its address is confirmed. */
export const signUp = async (email: string, password: string, fullName: string): Promise<void> => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: fullName }).catch((failure: unknown) =>
    console.warn('the name could not be added to the new account', failure),
  );
};

/**
 * Confirms the address that an email was sent to, and lets its owner in if this is their browser: also with a code
 * that has been used, for the answer to its use may have been lost.
 */
export const confirmEmail = async (code: string): Promise<void> => {
  try {
    await applyActionCode(auth, code);
  } finally {
    await reloadUser().catch((failure: unknown) =>
      console.warn('the account could not be read again', failure),
    );
  }
};

/** Nobody else knows the new password: who is signed in elsewhere is so no longer. */
const endOtherSessions = () =>
  call('endOtherSessions', {}).catch((failure: unknown) =>
    console.warn('other sessions could not be ended', failure),
  );

/** A new password for whoever holds the email's link; they sign in with it themselves. Sessions elsewhere end. */
export const choosePassword = async (code: string, password: string): Promise<void> => {
  const email = await verifyPasswordResetCode(auth, code);
  await confirmPasswordReset(auth, code, password);
  try {
    await signInWithEmailAndPassword(auth, email, password);
    await endOtherSessions();
    await auth.signOut();
  } catch (failure) {
    console.warn('other sessions could not be ended', failure);
  }
};

/** The address of an account that waits in this browser for its confirmation, or null. */
export const waitingEmail = async (): Promise<string | null> => {
  await auth.authStateReady();
  const user = auth.currentUser;
  return user && !isConfirmed(user) ? user.email : null;
};

const newProvider = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider().addScope('email'),
} satisfies Record<SocialProvider, () => AuthProvider>;

const providerOf = (name: SocialProvider, language: string): AuthProvider => {
  auth.languageCode = language;
  return newProvider[name]();
};

/** Facebook does not say that an address is confirmed: a function compares it with the one Facebook gave. */
const confirmAddress = async (user: User) => {
  if (user.emailVerified) return;
  await call('confirmProviderAddress', {});
  await user.getIdToken(true);
  await reloadUser();
};

const popupImpossible = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);

/** Whether the account was there before this sign-in. */
export type Arrival = 'known' | 'new';

const arrivalOf = async (result: UserCredential): Promise<Arrival> => {
  await confirmAddress(result.user);
  return getAdditionalUserInfo(result)?.isNewUser ? 'new' : 'known';
};

/**
 * Signs in through Google or Facebook: in a window of its own or, where the browser allows none, by leaving
 * the page; then it comes back to the same address and finishSocialSignIn ends it. Returns null when the page is left.
 */
export const signInWith = async (name: SocialProvider, language: string): Promise<Arrival | null> => {
  const provider = providerOf(name, language);
  try {
    return await arrivalOf(await signInWithPopup(auth, provider, browserPopupRedirectResolver));
  } catch (failure) {
    if (!popupImpossible.has(codeOf(failure) ?? '')) throw failure;
    await signInWithRedirect(auth, provider, browserPopupRedirectResolver);
    return null;
  }
};

/** Ends a social sign-in that left the page. Returns null when there was none. */
export const finishSocialSignIn = async (): Promise<Arrival | null> => {
  const result = await getRedirectResult(auth, browserPopupRedirectResolver);
  return result && arrivalOf(result);
};

const here = () => {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
};

/** A way into an account. */
export type Way = 'password' | SocialProvider | 'phone';
const ways: ReadonlyMap<string, Way> = new Map([
  ['password', 'password'],
  ['phone', 'phone'],
  ...socialProviders.map((name) => [providerIds[name], name] as const),
]);

/** How the one who is here can sign in; in no way once they have left, which may be while this was fetched. */
export const waysIn = (): readonly Way[] =>
  (auth.currentUser?.providerData ?? []).flatMap(({ providerId }) => ways.get(providerId) ?? []);

/** Writes a new name into the account itself, from where the next page takes it. */
export const renameAccount = async (fullName: string): Promise<void> => {
  await updateProfile(here(), { displayName: fullName });
  await reloadUser();
};

/** Proves by the password that it is still the same person; fails with 'auth/invalid-credential' otherwise. */
export const provePassword = async (password: string): Promise<void> => {
  const user = here();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
};

/** Proves through Google or Facebook, in a window of its own, that it is still the same person. */
export const proveWith = async (name: SocialProvider, language: string): Promise<void> => {
  await reauthenticateWithPopup(here(), providerOf(name, language), browserPopupRedirectResolver);
};

/** A new password for whoever knows the present one. Sessions elsewhere end. */
export const changePassword = async (current: string, password: string): Promise<void> => {
  await provePassword(current);
  await updatePassword(here(), password);
  await endOtherSessions();
};
