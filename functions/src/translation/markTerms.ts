import terms from '../../../src/content/glossary.json' with { type: 'json' };
import { composed } from '../../../src/domain/text/foldAccents.ts';
import type { Language } from '../listings/translation.plan.ts';

/** A single word may mean many things within a sentence; two together name a thing of the trade. */
const isTelling = (spelling: string) => /^[^\s&<>]+(?: [^\s&<>]+)+$/.test(spelling);

/** Within a sentence a label is written small and without what stands in brackets, unless it is an abbreviation. */
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
  // What several terms are called is left to the machine.
  const book = new Map(
    [...labels].flatMap(([name, [label, other]]) => (label && !other ? [[name, label]] : [])),
  );
  const longestFirst = [...book.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const word = '[\\p{L}\\p{M}\\p{N}]';
  return { book, pattern: new RegExp(`(?<!${word})(?:${escaped.join('|')})(?!${word})`, 'giu') };
};
const books = { vi: bookOf('vi', 'en'), en: bookOf('en', 'vi') };

/**
 * A description in which the terms of the trade are translated already, and marked so that Cloud Translation leaves them
 * as they are. Sanitizing the answer takes the marks away.
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
        : part.replace(pattern, (said) => `<span translate="no">${book.get(said.toLowerCase())}</span>`),
    )
    .join('');
};
