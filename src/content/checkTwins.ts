import { languages } from '../i18n/languages.ts';
import { compareTwins } from './compareTwins.ts';

type Entry = { id: string; data: unknown; body?: string; filePath: string };

/** Throws an error with the file's name if a text lacks a language or the languages' structures differ. */
export const checkTwins = (entries: readonly Entry[]) => {
  for (const en of entries.filter(({ id }) => id.startsWith('en/'))) {
    const vi = entries.find(({ id }) => id === en.id.replace('en/', 'vi/'));
    const [missing] = languages.filter((language) => !(language === 'en' ? en : vi)?.body);
    if (missing && (en.body || vi?.body))
      throw new Error(
        `${en.filePath.replace(/\.yaml$/, '')}/${missing}.md is missing: the other language has a text`,
      );
    const difference =
      compareTwins(en.data, vi?.data) ?? compareTwins(en.body ?? '', vi?.body ?? '', 'the text');
    if (difference) throw new Error(`${en.filePath}: the languages differ: ${difference}`);
  }
};
