import { codeOf } from '../firebase/codeOf.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';

/** Shows a notice and returns true if a write was refused because the person's identity is unchecked. */
export const lacksIdentity = async (lang: Language, userId: string, failure: unknown): Promise<boolean> =>
  settings.publishingNeeds !== 'none' &&
  codeOf(failure) === 'permission-denied' &&
  (await import('./sayUnidentified.ts')).sayUnidentified(lang, userId);
