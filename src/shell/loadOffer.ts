import type { Language } from '../i18n/languages.ts';
import type { Reason } from './offerDevice.ts';

export const loadOffer = (lang: Language, reason: Reason): Promise<void> =>
  import('./offerDevice.ts').then(({ offerDevice }) => offerDevice(lang, reason));
