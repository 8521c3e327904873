import { sessionStore } from '../browserStorage.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import type { Reason } from './offerDevice.ts';

/** Where session storage keeps that the next page has something to offer. */
const key = 'vongxe.offer';

/** Offers notifications for a reason. What that takes is loaded now and not before, and only where there are any. */
export const offerNow = (lang: Language, reason: Reason): void => {
  if (settings.pushKey === '') return;
  import('./loadOffer.ts').then(({ loadOffer }) => loadOffer(lang, reason)).catch(() => undefined);
};

/** The same on the page that comes next, for a form that leads away once it is done. */
export const offerNext = (reason: Reason): void => {
  if (settings.pushKey !== '') sessionStore.set(key, reason);
};

/** Offers, once, what the page before had to. */
export const offerKept = (lang: Language): void => {
  const reason = sessionStore.get(key);
  sessionStore.remove(key);
  if (reason) offerNow(lang, reason as Reason);
};
