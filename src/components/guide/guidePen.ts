import terms from '../../content/glossary.json' with { type: 'json' };
import { guideNames } from '../../content/guideNames.ts';
import type { GuideEntry } from '../../domain/guides/findGuides.ts';
import type { GuideText } from '../../domain/guides/guideText.ts';
import { readableText } from '../../domain/text/readableText.ts';
import { wordsOf } from '../../domain/text/words.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, type Path } from '../../paths.ts';

const folded = (...texts: readonly string[]) =>
  [...new Set(wordsOf(texts.join(' ').replace(/<[^<>]*>|&#?\w+;/g, ' ')))].join(' ');
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
export const foldedName = (name: string) => wordsOf(name).join(' ');

/** Returns the spellings of glossary terms in both languages. Errors name `file`. */
export const termsOf = (labels: readonly string[], file: string) =>
  labels.flatMap((label) => {
    const term = Object.values(terms)
      .flat()
      .find(({ en }) => en[0] === label);
    if (!term) throw new Error(`${file} names ${label}, which glossary.json lacks`);
    return [...term.en, ...term.vi].map(foldedName);
  });

/** Returns all spellings of a section's terms, for sections that are defined in code. */
export const namesOf = (section: string) => termsOf(guideNames[section] ?? [], 'src/content/guideNames.ts');

type Part = { anchor: string; title: string; html: string };
export const partsOf = (html: string, level: number): Part[] =>
  [
    ...html.matchAll(
      new RegExp(`<h${level} id="([^"]+)"[^>]*>(.*?)</h${level}>([\\s\\S]*?)(?=<h${level} |$)`, 'g'),
    ),
  ].map(([, anchor = '', title = '', rest = '']) => ({ anchor, title: plain(title), html: rest }));

/** Section of a guide. `texts` may be HTML. `names`: other names of the section. */
export type GuidePart = {
  page: string;
  title: string;
  path: string;
  texts: readonly string[];
  names: readonly string[];
};

/** Returns a function that builds the sections of a page. */
export const pen = (lang: Language, path: Path, page: string) => {
  const address = localize(lang, path);
  return (
    anchor: string,
    title: string,
    texts: readonly string[],
    names: readonly string[] = [],
  ): GuidePart => ({ page, title, path: anchor ? `${address}#${anchor}` : address, texts, names });
};

export const searchEntry = ({ page, title, path, texts, names }: GuidePart): GuideEntry => ({
  title,
  path,
  ...(names.length > 0 && { keys: [...new Set(names)] }),
  text: folded(page, ...texts),
});

export const guideText = ({ page, title, path, texts }: GuidePart): GuideText => ({
  page,
  title,
  path,
  // Removes placeholders, which stand for buttons or tables in legal texts.
  text: texts
    .map((text) => readableText(text.replace(/\{\w+\}/g, '')))
    .filter(Boolean)
    .join('\n'),
});
