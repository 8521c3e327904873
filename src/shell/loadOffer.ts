import type { Language } from '../i18n/languages.ts';
import type { Reason } from './offerDevice.ts';

/** In a separate file, so that pages that may offer something don't carry its imports. */
export const loadOffer = (lang: Language, reason: Reason): Promise<void> =>
  import('./offerDevice.ts').then(({ offerDevice }) => offerDevice(lang, reason));
