import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type User,
} from 'firebase/auth';
import { app } from './app.ts';
import { emulators } from './emulators.ts';
import type { SessionUser } from './sessionUser.ts';

/** Session in IndexedDB, else local storage, else memory. Social sign-in loads the popup resolver. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
const local = emulators();
if (local) connectAuthEmulator(auth, `http://${local.host}:${local.auth}`, { disableWarnings: true });

/**
 * Has the account a confirmed email address or phone number (D15)? Accounts of Zalo need none: their
 * `providerData` is empty.
 */
export const isConfirmed = ({
  emailVerified,
  phoneNumber,
  providerData,
}: Pick<User, 'emailVerified' | 'phoneNumber' | 'providerData'>) =>
  emailVerified || Boolean(phoneNumber) || providerData.length === 0;

const sessionUser = (user: User): SessionUser => ({
  id: user.uid,
  // An unconfirmed address may be a stranger's.
  email: user.emailVerified ? (user.email ?? '') : '',
  name: user.displayName ?? '',
  avatar: user.photoURL,
});

/** Renews a token that is older than the confirmation: the rules would refuse it. */
const refreshStaleToken = async (user: User) => {
  const { claims } = await user.getIdTokenResult();
  const isStale =
    (user.emailVerified && claims.email_verified !== true) ||
    (user.phoneNumber && claims.phone_number !== user.phoneNumber);
  if (isStale) await user.getIdToken(true);
};

/** Session of a user; null for none, or for an unconfirmed account. */
export const admit = async (user: User | null): Promise<SessionUser | null> => {
  if (!user || !isConfirmed(user)) return null;
  // Offline, the stored token suffices.
  await refreshStaleToken(user).catch(() => undefined);
  return sessionUser(user);
};

type Watcher = (user: SessionUser | null) => void;
let watcher: Watcher | undefined;

const notify = async (user: User | null) => {
  const admitted = await admit(user);
  if (auth.currentUser === user) watcher?.(admitted);
};

/** Calls `onChange` with the stored user, then on every change. */
export const watchUser = (onChange: Watcher) => {
  if (watcher) return;
  watcher = onChange;
  onIdTokenChanged(auth, (user) => void notify(user));
};

/** Waits for the stored user, then reloads the account, such as after a confirmation. */
export const reloadUser = async () => {
  await auth.authStateReady();
  await auth.currentUser?.reload();
  await notify(auth.currentUser);
};

/** Token, valid for an hour; null for a visitor. @param fresh requests a new one */
export const idToken = async (fresh: boolean) => (await auth.currentUser?.getIdToken(fresh)) ?? null;
export const signOut = () => auth.signOut();
