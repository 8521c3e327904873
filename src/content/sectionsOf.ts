import { slugPattern } from '../domain/listings/slug.ts';
import type { Language } from '../i18n/languages.ts';
import type { GuideSection } from './guideSections.ts';

type Entry = { id: string; data: GuideSection };
/** Section of the buying guide; its anchor is its file name. */
export type ListedSection = {
  name: string;
  title: string;
  card: string | undefined;
  isText: boolean;
  terms: readonly string[];
};

/** Anchors that other parts of the page use. */
const taken: readonly string[] = ['sources', 'overview'];

/**
 * Sections of the buying guide in one language, by their `order`. A file name that is no anchor, or two equal
 * orders, stop the build.
 */
export const sectionsOf = (lang: Language, entries: readonly Entry[]): ListedSection[] => {
  const places = new Map<number, string>();
  return entries
    .flatMap(({ id, data }) => {
      const [language, name = ''] = id.split('/');
      if (language !== lang || data.section === 'overview') return [];
      const folder = data.section === 'text' ? 'sections' : 'buying-guide';
      return [{ name, order: data.order, data, file: `src/content/guides/${folder}/${name}.yaml` }];
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, order, data, file }) => {
      const other = places.get(order);
      if (other) throw new Error(`${file} and ${other} have the same order: ${order}`);
      places.set(order, file);
      const isText = data.section === 'text';
      if (isText && (!slugPattern.test(name) || taken.includes(name)))
        throw new Error(
          `${file}: its name has to be of a to z, 0 to 9 and hyphens, and not ${taken.join(' or ')}`,
        );
      return {
        name,
        title: data.title,
        card: data.card,
        isText,
        terms: data.section === 'text' ? (data.terms ?? []) : [],
      };
    });
};
