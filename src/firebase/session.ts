import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { probeDatabase } from '../browserDatabase.ts';
import { localStore } from '../browserStorage.ts';
import { signedInKey } from '../domain/accounts/signedInKey.ts';
import type { Language } from '../i18n/languages.ts';
import { forgetLiked } from '../offline/messages.ts';
import { signInAgainPath, signInPath } from '../paths.ts';
import type { SessionUser } from './sessionUser.ts';

export type Session = { state: 'loading' } | { state: 'out' } | { state: 'in'; user: SessionUser };

const unknownSession: Session = { state: 'loading' };

/** Who is here. Loading until startSession has found out. */
export const $session = atom<Session>(unknownSession);

const hasHint = () => localStore.get(signedInKey) !== null;

const keepHint = (signedIn: boolean) => {
  if (signedIn) return void localStore.set(signedInKey, '1');
  localStore.remove(signedInKey);
  forgetLiked();
  import('../offline/leaveDevice.ts').then(({ leaveDevice }) => leaveDevice()).catch(() => {});
};

/** Set in local storage for a moment by an own press on sign out: other tabs hear of it. */
const leftKey = 'vongxe.left';
/** Id of the person who was here last. */
let lastUserId: string | undefined;

let authentication: Promise<typeof import('./authentication.ts')> | undefined;

const loadAuthentication = async () => {
  authentication ??= probeDatabase().then(() => import('./authentication.ts'));
  const { watchUser } = await authentication.catch((failure: unknown) => {
    authentication = undefined;
    throw failure;
  });
  watchUser((user) => {
    if (user) lastUserId = user.id;
    if (user && $session.get().state === 'out') isForgotten = false;
    keepHint(user !== null);
    $session.set(user ? { state: 'in', user } : { state: 'out' });
  });
};

/** Whether the person here ended the session: nothing to be told of then. */
let isLeaving = false;

/** Whether the person signed out in some tab, so that nothing of theirs is to be stored any more. */
let isForgotten = false;

/** Returns true after a press on sign out in any tab, and false after a session that ended by itself. */
export const hasLeft = (): boolean => isForgotten;

/** Whether the session outlives the page: the next one asks the hint, whatever Firebase has stored. */
export const isSessionKept = hasHint;

let listening = false;
const listenToOtherTabs = () => {
  if (listening) return;
  listening = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === leftKey && newValue !== null) {
      isForgotten = true;
      return void import('../offline/forgetPerson.ts').then(
        ({ forgetTab }) => forgetTab(),
        () => {},
      );
    }
    if (key !== signedInKey && key !== null) return;
    // Firebase tells the other tabs too, but only after a while.
    if (newValue === null) $session.set({ state: 'out' });
    else void startSession({ wake: true });
  });
};

/**
 * Finds out who is here. Firebase is loaded only where somebody has signed in before, or with `wake`,
 * which the pages about signing in need: an unconfirmed account leaves no hint.
 */
export const startSession = async ({ wake = false } = {}): Promise<void> => {
  listenToOtherTabs();
  if (!wake && !hasHint()) {
    if (!authentication) $session.set({ state: 'out' });
    return;
  }
  try {
    await loadAuthentication();
  } catch (failure) {
    console.warn('the sign-in service could not be loaded', failure);
    $session.set({ state: 'out' });
  }
};

/** The session once it is known: never loading. */
export const sessionKnown = async (): Promise<Exclude<Session, { state: 'loading' }>> => {
  void startSession();
  return new Promise((resolve) => {
    const stop = $session.subscribe((session) => {
      if (session.state === 'loading') return;
      resolve(session);
      queueMicrotask(() => stop());
    });
  });
};

/**
 * Proof for the server of who asks, or null. An account that is still unconfirmed has one as well.
 * @param fresh a new one, although the one that there is seems to hold
 */
export const idToken = async (fresh = false): Promise<string | null> => {
  await sessionKnown();
  return authentication ? (await authentication).idToken(fresh) : null;
};

/** Ends the session here and in every other tab, and forgets what the person left unfinished in this browser. */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  await loadAuthentication();
  isForgotten = true;
  localStore.set(leftKey, '1');
  localStore.remove(leftKey);
  const userId = lastUserId;
  if (userId)
    await import('../offline/forgetPerson.ts')
      .then(({ forgetPerson }) => forgetPerson(userId))
      .catch((failure: unknown) => console.warn('unfinished work could not be removed', failure));
  await (await authentication)?.signOut();
};

/** Who is here, kept up to date. */
export const useSession = (): Session => {
  useEffect(() => void startSession(), []);
  // An island that wakes late still has to begin with what was built into the page.
  return useStore($session, { ssr: () => unknownSession });
};

/**
 * The user of a page that is only for somebody signed in. Null while that is not known (D59) and on the
 * way to the sign-in page, which leads back here and says so where a session has ended by itself.
 */
export const useGuardedUser = (language: Language): SessionUser | null => {
  const session = useSession();
  useEffect(() => {
    if (session.state !== 'out') return;
    const signIn = isLeaving ? signInPath : signInAgainPath;
    location.replace(signIn(language, location.pathname + location.search));
  }, [session.state, language]);
  return session.state === 'in' ? session.user : null;
};
