import { languages } from '../i18n/languages.ts';
import { compareTwins } from './compareTwins.ts';
import { twinsOf } from './twins.ts';

type Entry = { id: string; data: unknown; body?: string | undefined };

/** Throws where a text lacks its other language, or where the two differ in build; says which file of the folder. */
export const checkTwins = (folder: string, entries: readonly Entry[]) => {
  for (const { name } of twinsOf(entries.map(({ id }) => ({ id, collection: folder })))) {
    const [en, vi] = languages.map((language) => entries.find(({ id }) => id === `${language}/${name}`));
    const difference =
      compareTwins(en?.data, vi?.data) ?? compareTwins(en?.body ?? '', vi?.body ?? '', 'the text');
    if (difference) throw new Error(`src/content/${folder}/{en,vi}/${name}.md differ: ${difference}`);
  }
};
