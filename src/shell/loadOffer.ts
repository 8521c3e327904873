import type { Language } from '../i18n/languages.ts';
import type { Reason } from './offerDevice.ts';

/**
 * A separate file, so that pages which may offer something don't carry the list of what the offer imports.
 */
export const loadOffer = (lang: Language, reason: Reason): Promise<void> =>
  import('./offerDevice.ts').then(({ offerDevice }) => offerDevice(lang, reason));
