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
  try {
    if (settings.pushKey !== '') sessionStorage.setItem(key, reason);
  } catch {
    // Storage is blocked: nothing is offered.
  }
};

/** Offers, once, what the page before had to. */
export const offerKept = (lang: Language): void => {
  try {
    const reason = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (reason) offerNow(lang, reason as Reason);
  } catch {
    // Nothing can be read: nothing is offered.
  }
};
