import terms from '../../../src/content/glossary.json' with { type: 'json' };
import { composed } from '../../../src/domain/text/foldAccents.ts';
import type { Language } from '../listings/translation.plan.ts';

/** Accepts only several words: a single one is often ambiguous. */
const isTelling = (spelling: string) => /^[^\s&<>]+(?: [^\s&<>]+)+$/.test(spelling);

/** Adapts a label to a sentence: no brackets, lower-case first letter (not in abbreviations). */
const within = (label: string) => {
  const words = label.replace(/ \([^)]*\)/g, '');
  return /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
};

const bookOf = (from: Language, to: Language) => {
  const labels = new Map<string, Set<string>>();
  for (const term of Object.values(terms).flat())
    for (const spelling of term[from].filter(isTelling)) {
      const name = composed(spelling).toLowerCase();
      labels.set(name, (labels.get(name) ?? new Set()).add(within(term[to][0] ?? '')));
    }
  // Labels shared by several terms are ambiguous, and left to Cloud Translation.
  const book = new Map(
    [...labels].flatMap(([name, [label, other]]) => (label && !other ? [[name, label]] : [])),
  );
  const byLength = [...book.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = byLength.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const word = '[\\p{L}\\p{M}\\p{N}]';
  return { book, pattern: new RegExp(`(?<!${word})(?:${escaped.join('|')})(?!${word})`, 'giu') };
};
const books = { vi: bookOf('vi', 'en'), en: bookOf('en', 'vi') };

/**
 * Translates the trade's terms in a description, and marks them so that Cloud Translation keeps them.
 * Sanitizing the result removes the marks.
 * @param html a sanitized description
 * @example markTerms('<p>Xe có gù chống đổ</p>', 'vi')
 * // => '<p>Xe có <span translate="no">crash protectors</span></p>'
 */
export const markTerms = (html: string, from: Language): string => {
  const { book, pattern } = books[from];
  return composed(html)
    .split(/(<[^<>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(pattern, (term) => `<span translate="no">${book.get(term.toLowerCase())}</span>`),
    )
    .join('');
};
