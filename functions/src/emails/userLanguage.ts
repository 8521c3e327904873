import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { writtenIn } from '../../../src/domain/text/writtenIn.ts';
import { type Language, languages } from '../../../src/i18n/languages.ts';

const Known = z.object({ language: z.enum(languages) });
const place = (documents: Firestore, userId: string) => documents.collection('user_languages').doc(userId);

export const rememberLanguage = async (
  documents: Firestore,
  userId: string,
  language: Language,
  now: number,
): Promise<void> => {
  await place(documents, userId).set({ language, updated_at: Timestamp.fromMillis(now) });
};

/**
 * Returns the language for emails to a person: the last one used on the site, else the language of the text
 * `writing`.
 */
export const languageFor = async (
  documents: Firestore,
  userId: string,
  writing: string,
): Promise<Language> => {
  const parsed = Known.safeParse((await place(documents, userId).get()).data());
  return parsed.success ? parsed.data.language : writtenIn(writing);
};
