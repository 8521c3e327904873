import type { Language } from '../i18n/languages.ts';
import type { Reason } from './offerDevice.ts';

/** A separate file: pages that may offer something don't carry its imports. */
export const loadOffer = (lang: Language, reason: Reason): Promise<void> =>
  import('./offerDevice.ts').then(({ offerDevice }) => offerDevice(lang, reason));
