import { codeOf } from '../firebase/codeOf.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';

/** Returns whether a write was refused for want of an identity check, and says so. */
export const lacksIdentity = async (lang: Language, userId: string, failure: unknown): Promise<boolean> =>
  settings.publishingNeeds !== 'none' &&
  codeOf(failure) === 'permission-denied' &&
  (await import('./sayUnidentified.ts')).sayUnidentified(lang, userId);
