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

/** 'loading' until startSession has determined the session. */
export const $session = atom<Session>(unknownSession);

const hasHint = () => localStore.get(signedInKey) !== null;

const keepHint = (signedIn: boolean) => {
  if (signedIn) return void localStore.set(signedInKey, '1');
  localStore.remove(signedInKey);
  forgetLiked();
  import('../offline/leaveDevice.ts').then(({ leaveDevice }) => leaveDevice()).catch(() => {});
};

/** Key in local storage, set only for a moment: it tells other tabs about a sign-out. */
const leftKey = 'vongxe.left';
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

/** True after a sign-out in this tab: the sign-in page then shows no notice. */
let isLeaving = false;

/** If true, nothing about the person may be stored any more. */
let isForgotten = false;

/** True after a sign-out in any tab, but not if the session expired. */
export const hasLeft = (): boolean => isForgotten;

/** Returns whether local storage has the hint by which later pages restore the session. */
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
    // Firebase reports another tab's sign-out, too, but later.
    if (newValue === null) $session.set({ state: 'out' });
    else void startSession({ wake: true });
  });
};

/**
 * Determines the session. Loads Firebase only after an earlier sign-in, or with `wake`. Sign-in pages need
 * `wake`, because an unconfirmed account leaves no hint.
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
 * Token that identifies the person to the server, even with an unconfirmed account; null if signed out.
 * @param fresh requests a new token even if the present token seems valid
 */
export const idToken = async (fresh = false): Promise<string | null> => {
  await sessionKnown();
  return authentication ? (await authentication).idToken(fresh) : null;
};

/** Signs out in all tabs, and deletes the person's unfinished forms. */
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

export const useSession = (): Session => {
  useEffect(() => void startSession(), []);
  // An island that hydrates late must first render like the built page.
  return useStore($session, { ssr: () => unknownSession });
};

/** Redirects visitors to the sign-in page. Null for visitors, and until the session is known (D59). */
export const useGuardedUser = (language: Language): SessionUser | null => {
  const session = useSession();
  useEffect(() => {
    if (session.state !== 'out') return;
    const signIn = isLeaving ? signInPath : signInAgainPath;
    location.replace(signIn(language, location.pathname + location.search));
  }, [session.state, language]);
  return session.state === 'in' ? session.user : null;
};
