import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { writtenIn } from '../../../src/domain/text/writtenIn.ts';
import { type Language, languages } from '../../../src/i18n/languages.ts';

const Known = z.object({ language: z.enum(languages) });
const place = (documents: Firestore, userId: string) => documents.collection('user_languages').doc(userId);

/** Keeps the language in which somebody reads the site, for the emails to come. */
export const rememberLanguage = async (
  documents: Firestore,
  userId: string,
  language: Language,
  now: number,
): Promise<void> => {
  await place(documents, userId).set({ language, updated_at: Timestamp.fromMillis(now) });
};

/** The language for an email to somebody: the one last read in, else the one that they write in. */
export const languageFor = async (
  documents: Firestore,
  userId: string,
  writing: string,
): Promise<Language> => {
  const known = Known.safeParse((await place(documents, userId).get()).data());
  return known.success ? known.data.language : writtenIn(writing);
};
