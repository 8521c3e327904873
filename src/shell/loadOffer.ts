import type { Language } from '../i18n/languages.ts';
import type { Reason } from './offerDevice.ts';

/** Loads the code of the offer only when it is made. */
export const loadOffer = (lang: Language, reason: Reason): Promise<void> =>
  import('./offerDevice.ts').then(({ offerDevice }) => offerDevice(lang, reason));
