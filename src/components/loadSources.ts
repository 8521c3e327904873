import { getCollection } from 'astro:content';
import { formatDate } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { zones as texts } from '../i18n/texts/zones.ts';
import { translate } from '../i18n/texts.ts';

/** Returns a function that finds a source by its file name. Unknown names stop the build. */
export const loadSources = async (lang: Language) => {
  const sources = new Map((await getCollection('guideSources')).map(({ id, data }) => [id, data]));
  return (name: string) => {
    const data = sources.get(name);
    if (!data) throw new Error(`src/content/sources has no ${name}`);
    const checked = formatDate(lang, data.checked.getTime());
    const sentence = translate(lang, texts)('source', { source: data[lang], date: checked });
    return { name, text: data[lang], look: data.look, checked, sentence };
  };
};
