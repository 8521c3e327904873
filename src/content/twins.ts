import { type Language, languages } from '../i18n/languages.ts';

type Entry = { id: string; collection: string };

/**
 * The language and the name of each text, and a promise that every text has both languages: one that lacks
 * its twin stops the build and says which file is missing.
 * @example twinsOf([{ id: 'en/terms', … }, { id: 'vi/terms', … }]) // => [{ lang: 'en', name: 'terms' }, …]
 */
export const twinsOf = (entries: readonly Entry[]): { lang: Language; name: string }[] => {
  const ids = new Set(entries.map(({ id }) => id));
  return entries.map(({ id, collection }) => {
    const [language, ...rest] = id.split('/');
    const name = rest.join('/');
    for (const lang of languages)
      if (!ids.has(`${lang}/${name}`))
        throw new Error(
          `src/content/${collection}/${lang}/${name}.md is missing: its twin ${id}.md has no other language`,
        );
    return { lang: language === 'vi' ? 'vi' : 'en', name };
  });
};
