import { localStore, sessionStore } from '../browserStorage.ts';

const stored = 'cookieConsent';
const accepted = 'accepted';
/** Key in session storage, so each tab has its own value; the cookie policy names this key. */
const hidden = 'cookieBannerHidden';

export const consentGiven = () => localStore.get(stored) === accepted;
const isRefused = () => sessionStore.get(hidden) !== null;

export const shouldAsk = () => !consentGiven() && !isRefused();

/** Stores consent permanently, a refusal only for this visit. */
export const keepAnswer = (isAccepted: boolean): boolean =>
  isAccepted ? localStore.set(stored, accepted) : sessionStore.set(hidden, '1');

/** Deletes the answer to the cookie banner, which then asks again. */
export const forgetAnswer = (): void => {
  localStore.remove(stored);
  sessionStore.remove(hidden);
};

let visit: BroadcastChannel | undefined;

export const announceRefusal = (): void => visit?.postMessage('refused');

const join = (onRefused: () => void) => {
  try {
    visit = new BroadcastChannel('vongxe.visit');
  } catch {
    // Browsers that lack or block BroadcastChannel show the banner in each tab.
    return;
  }
  visit.onmessage = ({ data }) => {
    if (data === 'refused') onRefused();
    else if (isRefused()) announceRefusal();
  };
  if (shouldAsk()) visit.postMessage('asks');
};

/**
 * Shares a refusal with other open tabs. Closes the channel with the page, because an open channel prevents
 * the back-forward cache.
 * @param onRefused called after a refusal in another tab
 */
export const shareRefusal = (onRefused: () => void): void => {
  const take = () => {
    keepAnswer(false);
    onRefused();
  };
  join(take);
  addEventListener('pagehide', () => {
    visit?.close();
    visit = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) join(take);
  });
};
