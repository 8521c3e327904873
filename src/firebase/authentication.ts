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

/**
 * Stores the session in IndexedDB, else local storage, else memory. The popup resolver is loaded with social
 * sign-in.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
const local = emulators();
if (local) connectAuthEmulator(auth, `http://${local.host}:${local.auth}`, { disableWarnings: true });

/**
 * Is the account's address or number confirmed? An address by a link or its provider (D15), a number by a
 * code: Firebase stores no other numbers.
 */
export const isConfirmed = ({ emailVerified, phoneNumber }: Pick<User, 'emailVerified' | 'phoneNumber'>) =>
  emailVerified || Boolean(phoneNumber);

const sessionUser = (user: User): SessionUser => ({
  id: user.uid,
  // An unconfirmed address may be a stranger's.
  email: user.emailVerified ? (user.email ?? '') : '',
  name: user.displayName ?? '',
  avatar: user.photoURL,
});

/** A token from before the confirmation would be refused by the rules for up to an hour. */
const refreshStaleToken = async (user: User) => {
  const { claims } = await user.getIdTokenResult();
  const isStale =
    (user.emailVerified && claims.email_verified !== true) ||
    (user.phoneNumber && claims.phone_number !== user.phoneNumber);
  if (isStale) await user.getIdToken(true);
};

/** Returns the session of a user: null without one, or for an unconfirmed account. */
export const admit = async (user: User | null): Promise<SessionUser | null> => {
  if (!user || !isConfirmed(user)) return null;
  // Offline, the stored token is enough.
  await refreshStaleToken(user).catch(() => undefined);
  return sessionUser(user);
};

type Watcher = (user: SessionUser | null) => void;
let watcher: Watcher | undefined;

const notify = async (user: User | null) => {
  const admitted = await admit(user);
  if (auth.currentUser === user) watcher?.(admitted);
};

/** Calls back on every change, and first with the stored user. */
export const watchUser = (onChange: Watcher) => {
  if (watcher) return;
  watcher = onChange;
  onIdTokenChanged(auth, (user) => void notify(user));
};

/** Reloads the account after it was confirmed or renamed. Waits until the stored user is known. */
export const reloadUser = async () => {
  await auth.authStateReady();
  await auth.currentUser?.reload();
  await notify(auth.currentUser);
};

/**
 * Returns the signed-in person's token, valid for an hour; null for a visitor.
 * @param fresh requests a new one
 */
export const idToken = async (fresh: boolean) => (await auth.currentUser?.getIdToken(fresh)) ?? null;
export const signOut = () => auth.signOut();
