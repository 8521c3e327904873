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
 * Keeps the session in IndexedDB, else in local storage, else in memory. Without a popup resolver: social sign-in brings
 * it along when it is asked for.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
const local = emulators();
if (local) connectAuthEmulator(auth, `http://${local.host}:${local.auth}`, { disableWarnings: true });

/**
 * An account counts once its address is confirmed, by a link that was sent there or by its provider's word (D15), or its
 * number, by a code: Firebase knows no other numbers.
 */
export const isConfirmed = ({ emailVerified, phoneNumber }: Pick<User, 'emailVerified' | 'phoneNumber'>) =>
  emailVerified || Boolean(phoneNumber);

const sessionUser = (user: User): SessionUser => ({
  id: user.uid,
  // One that nobody has confirmed may be a stranger's.
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

/** What the session becomes for this user: null for nobody and for an unconfirmed account. */
export const admit = async (user: User | null): Promise<SessionUser | null> => {
  if (!user || !isConfirmed(user)) return null;
  // Offline, the token that there is will do.
  await refreshStaleToken(user).catch(() => undefined);
  return sessionUser(user);
};

type Watcher = (user: SessionUser | null) => void;
let watcher: Watcher | undefined;

const notify = async (user: User | null) => {
  const admitted = await admit(user);
  if (auth.currentUser === user) watcher?.(admitted);
};

/** Calls back with every change, and at first with what is stored in this browser. */
export const watchUser = (onChange: Watcher) => {
  if (watcher) return;
  watcher = onChange;
  onIdTokenChanged(auth, (user) => void notify(user));
};

/** Reads the account again, after it was confirmed or renamed. Before the stored one is known there is none to read. */
export const reloadUser = async () => {
  await auth.authStateReady();
  await auth.currentUser?.reload();
  await notify(auth.currentUser);
};

/** The token that proves who is signed in, valid for an hour; `fresh` asks for a new one. Null for a visitor. */
export const idToken = async (fresh: boolean) => (await auth.currentUser?.getIdToken(fresh)) ?? null;
export const signOut = () => auth.signOut();
