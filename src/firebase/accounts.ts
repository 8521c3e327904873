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
import { settings } from '../settings.ts';
import { auth, isConfirmed, reloadUser } from './authentication.ts';
import { call } from './calls.ts';
import { codeOf } from './codeOf.ts';
import { signedInUser } from './signedInUser.ts';

// Allows the script that social sign-in loads from another site.
trustPage();

/**
 * Actions of the account pages, loaded on demand. They fail with a FirebaseError, with codes such as
 * 'auth/invalid-credential'.
 */

export const signIn = async (email: string, password: string): Promise<'in' | 'unconfirmed'> => {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return isConfirmed(user) ? 'in' : 'unconfirmed';
};

/** The account is usable once its address is confirmed. */
export const signUp = async (email: string, password: string, fullName: string): Promise<void> => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: fullName }).catch((failure: unknown) =>
    console.warn('the name could not be added to the new account', failure),
  );
};

/**
 * Confirms an email address. Reloads the account even after a failure: an earlier request with this code may
 * have succeeded.
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

const endOtherSessions = () =>
  call('endOtherSessions', {}).catch((failure: unknown) =>
    console.warn('other sessions could not be ended', failure),
  );

/** Sets a new password with the code from an email. Ends other sessions. */
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

/** Address of this browser's unconfirmed account, or null. */
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

/** Facebook's sign-in leaves the address unconfirmed, so a function confirms it. */
const confirmAddress = async (user: User) => {
  if (user.emailVerified) return;
  await call('confirmProviderAddress', {});
  await user.getIdToken(true);
  await reloadUser();
};

const popupImpossible = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);

/** `known`: the account existed before this sign-in. */
export type Arrival = 'known' | 'new';

const arrivalOf = async (result: UserCredential): Promise<Arrival> => {
  await confirmAddress(result.user);
  return getAdditionalUserInfo(result)?.isNewUser ? 'new' : 'known';
};

/**
 * Signs in with a popup. If popups are blocked, redirects and returns null: finishSocialSignIn does the rest.
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

/** Completes a sign-in by redirect; null if there was none. */
export const finishSocialSignIn = async (): Promise<Arrival | null> => {
  const result = await getRedirectResult(auth, browserPopupRedirectResolver);
  return result && arrivalOf(result);
};

export type Way = 'password' | SocialProvider | 'phone' | 'zalo';
const ways: ReadonlyMap<string, Way> = new Map([
  ['password', 'password'],
  ['phone', 'phone'],
  ...socialProviders.map((name) => [providerIds[name], name] as const),
]);

/** Sign-in methods of the account; empty if signed out. */
export const waysIn = async (): Promise<readonly Way[]> => {
  const given = (auth.currentUser?.providerData ?? []).flatMap(
    ({ providerId }) => ways.get(providerId) ?? [],
  );
  const isZalo = settings.signIn.zalo !== '' && (await (await import('./zalo.ts')).hasZalo());
  return isZalo ? [...given, 'zalo'] : given;
};

export const renameAccount = async (fullName: string): Promise<void> => {
  await updateProfile(signedInUser(), { displayName: fullName });
  await reloadUser();
};

/** Verifies the person by password. Fails with 'auth/invalid-credential'. */
export const provePassword = async (password: string): Promise<void> => {
  const user = signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
};

/** Verifies the person through Google or Facebook, in a popup. */
export const proveWith = async (name: SocialProvider, language: string): Promise<void> => {
  await reauthenticateWithPopup(signedInUser(), providerOf(name, language), browserPopupRedirectResolver);
};

/** Ends other sessions. */
export const changePassword = async (current: string, password: string): Promise<void> => {
  await provePassword(current);
  await updatePassword(signedInUser(), password);
  await endOtherSessions();
};
