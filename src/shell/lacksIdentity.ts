import { codeOf } from '../firebase/codeOf.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';

/** Says so if a write was refused for want of an identity check. */
export const lacksIdentity = async (lang: Language, userId: string, failure: unknown): Promise<boolean> =>
  settings.publishingNeeds !== 'none' &&
  codeOf(failure) === 'permission-denied' &&
  (await import('./sayUnidentified.ts')).sayUnidentified(lang, userId);
