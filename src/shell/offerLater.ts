import { sessionStore } from '../browserStorage.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import type { Reason } from './offerDevice.ts';

/** Session storage key of an offer for the next page. */
const key = 'vongxe.offer';

/** Offers notifications, if push messages are configured. */
export const offerNow = (lang: Language, reason: Reason): void => {
  if (settings.pushKey === '') return;
  import('./loadOffer.ts').then(({ loadOffer }) => loadOffer(lang, reason)).catch(() => undefined);
};

/** Offers notifications on the next page, for a form that opens another page. */
export const offerNext = (reason: Reason): void => {
  if (settings.pushKey !== '') sessionStore.set(key, reason);
};

export const offerKept = (lang: Language): void => {
  const reason = sessionStore.get(key);
  sessionStore.remove(key);
  if (reason) offerNow(lang, reason as Reason);
};
