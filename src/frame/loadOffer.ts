import type { Language } from '../i18n/languages.ts';
import type { Reason } from './offerDevice.ts';

/** Stands between, so that a page which may offer something does not carry the list of all that the offer needs. */
export const loadOffer = (lang: Language, reason: Reason): Promise<void> =>
  import('./offerDevice.ts').then(({ offerDevice }) => offerDevice(lang, reason));
