import { localStore, sessionStore } from '../browserStorage.ts';

const stored = 'cookieConsent';
const accepted = 'accepted';
/** Kept in each tab of a visit. The cookie policy names it. */
const hidden = 'cookieBannerHidden';

export const consentGiven = () => localStore.get(stored) === accepted;
const isRefused = () => sessionStore.get(hidden) !== null;

/** Is somebody to be asked? Not once consent is stored, and not again within a visit that rejected it. */
export const shouldAsk = () => !consentGiven() && !isRefused();

/** Keeps an answer: consent for good, a refusal for this visit. */
export const keepAnswer = (isAccepted: boolean): boolean =>
  isAccepted ? localStore.set(stored, accepted) : sessionStore.set(hidden, '1');

let visit: BroadcastChannel | undefined;

/** Tells the other open tabs that consent was refused. */
export const announceRefusal = (): void => visit?.postMessage('refused');

const join = (onRefused: () => void) => {
  try {
    visit = new BroadcastChannel('vongxe.visit');
  } catch {
    // Some browsers have no channel, or block it with storage: each tab then asks for itself.
    return;
  }
  visit.onmessage = ({ data }) => {
    if (data === 'refused') onRefused();
    else if (isRefused()) announceRefusal();
  };
  if (shouldAsk()) visit.postMessage('asks');
};

/**
 * Shares a refusal among the open tabs, which are one visit: a tab that would ask hears of it. The channel is closed with
 * the page, so that the back-forward cache can keep it.
 * @param onRefused called when another tab refused, once that is kept here
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
