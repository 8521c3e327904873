import { languages } from '../i18n/languages.ts';
import { compareTwins } from './compareTwins.ts';
import { twinsOf } from './twins.ts';

type Entry = { id: string; collection: string; data: unknown; body?: string | undefined };

/** Stops the build where a text lacks its other language, or where the two differ in build; says which file. */
export const checkTwins = (entries: readonly Entry[]) => {
  for (const { name } of twinsOf(entries)) {
    const [en, vi] = languages.map((language) => entries.find(({ id }) => id === `${language}/${name}`));
    const difference =
      compareTwins(en?.data, vi?.data) ?? compareTwins(en?.body ?? '', vi?.body ?? '', 'the text');
    if (difference) throw new Error(`src/content/${en?.collection}/{en,vi}/${name}.md differ: ${difference}`);
  }
};
