import { foldAccents, plainly } from '../text/foldAccents.ts';
import type { Glossary, Term } from './glossary.schema.ts';

type Language = 'en' | 'vi';
type Word = { exact: string; folded: string; start: number; end: number };
/** A spelling split into words. `language` is null if it serves searches only. */
type Spelling = { term: Term; language: Language | null; exact: string; folded: readonly string[] };
/** Terms found in a text (start and length in words). Several terms may share a spelling. */
type Named = { spellings: readonly Spelling[]; start: number; length: number };

const wordsWithPlaces = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    exact: plainly(word).toLowerCase(),
    folded: foldAccents(word),
    start: index,
    end: index + word.length,
  }));

const spellingOf = (term: Term, language: Language | null, text: string): Spelling => {
  const words = wordsWithPlaces(text);
  return {
    term,
    language,
    exact: words.map(({ exact }) => exact).join(' '),
    folded: words.map(({ folded }) => folded),
  };
};
const spellingsOf = (term: Term): Spelling[] => [
  ...term.en.map((text) => spellingOf(term, 'en', text)),
  ...term.vi.map((text) => spellingOf(term, 'vi', text)),
  ...(term.search ?? []).map((text) => spellingOf(term, null, text)),
];

/** Words that fit every bike. */
const generic = new Set(['xe', 'may', 'bike', 'motorbike', 'motorcycle']);
/**
 * Is a spelling unambiguous without accents? Single words are not (vỏ, vợ), nor is “xe” with a short word (xe
 * độ, xe đỏ).
 */
const isSureWithoutAccents = ({ exact, folded }: Spelling) => {
  if (folded.length === 1) return exact === folded[0];
  const telling = folded.filter((word) => !generic.has(word));
  return telling.length > 1 || (telling[0]?.length ?? 0) > 3;
};

/** Lower-cases a label's first letter, except in abbreviations. */
const within = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
const atStart = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
/** Translations keep numbers and capitalized names such as Givi. The first word has a capital anyway. */
const isNameOrNumber = (word: string, isFirst: boolean) =>
  /\d/.test(word) || (!isFirst && /^\p{Lu}/u.test(word) && foldAccents(word) === word.toLowerCase());

/** A term in a search (start and length in words), with its spellings without accents. */
export type Alternative = { start: number; length: number; spellings: readonly (readonly string[])[] };
/** Finds terms in searches. All words are without accents, as from `wordsOf`. */
export type SearchTerms = {
  /**
   * Returns how many of the first words form a term. 0 for kinds of bikes: readSearch.ts treats them as
   * categories.
   */
  lengthAt: (words: readonly string[]) => number;
  /**
   * Returns the terms in a search, with their spellings.
   * @example alternatives(['crash', 'bars']) // => [{ start: 0, length: 2, spellings: [['khung', 'chong', 'do'], …] }]
   */
  alternatives: (words: readonly string[]) => Alternative[];
};

const folded = (words: readonly string[]): Word[] =>
  words.map((word) => ({ exact: word, folded: word, start: 0, end: 0 }));

/** Indexes the glossary for finding its terms in texts. @param glossary parsed src/content/glossary.json */
export const openGlossary = (
  glossary: Glossary,
): SearchTerms & { inLanguage: (language: Language, text: string) => string } => {
  const kinds = new Set(glossary.kinds);
  const byFirstWord = new Map<string, Spelling[]>();
  for (const spelling of Object.values(glossary).flat().flatMap(spellingsOf)) {
    const first = spelling.folded[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), spelling]);
  }
  for (const spellings of byFirstWord.values()) spellings.sort((a, b) => b.folded.length - a.folded.length);

  /** Returns the longest spellings that begin at a word; only those with the same accents, if any. */
  const spellingsAt = (words: readonly Word[], start: number): readonly Spelling[] => {
    const fits = (byFirstWord.get(words[start]?.folded ?? '') ?? []).filter((spelling) =>
      spelling.folded.every((word, offset) => words[start + offset]?.folded === word),
    );
    const length = fits[0]?.folded.length ?? 0;
    const fullMatches = fits.filter((spelling) => spelling.folded.length === length);
    const exactWords = words.slice(start, start + length).map(({ exact }) => exact);
    const exact = fullMatches.filter((spelling) => spelling.exact === exactWords.join(' '));
    if (exact.length > 0) return exact;
    const isOne = new Set(fullMatches.map(({ term }) => term)).size === 1;
    return isOne && length > 1 ? fullMatches : [];
  };

  const read = (words: readonly Word[]): Named[] => {
    const named: Named[] = [];
    for (let start = 0; start < words.length; ) {
      const spellings = spellingsAt(words, start);
      const length = spellings[0]?.folded.length ?? 0;
      if (length > 0) named.push({ spellings, start, length });
      start += length || 1;
    }
    return named;
  };

  return {
    /**
     * Translates a seller's short text. Texts in the reader's language, or with words that the glossary
     * lacks, stay unchanged.
     * @example inLanguage('en', 'Gù chống đổ Givi') // => 'Crash protectors Givi'
     */
    inLanguage: (language, text) => {
      const words = wordsWithPlaces(text);
      const named = read(words).flatMap(({ spellings, ...at }) => {
        const spelling = spellings.find((one) => one.language !== null);
        return spelling ? [{ ...at, spelling }] : [];
      });
      const others = words.filter(
        (_, index) => !named.some(({ start, length }) => index >= start && index < start + length),
      );
      const isKnown =
        named.some(({ spelling }) => spelling.language !== language) &&
        others.every((word) => isNameOrNumber(text.slice(word.start, word.end), word === words[0]));
      if (!isKnown) return text;
      // The whole text is one term: the label keeps its capitals.
      if (named.length === 1 && others.length === 0) return named[0]?.spelling.term[language][0] ?? text;
      let [shown, written] = ['', 0];
      for (const { spelling, start, length } of named) {
        const [first, last] = [words[start], words[start + length - 1]];
        if (!first || !last) continue;
        shown += text.slice(written, first.start) + within(spelling.term[language][0] ?? '');
        written = last.end;
      }
      return atStart(shown + text.slice(written));
    },
    lengthAt: (words) => {
      const [spelling] = spellingsAt(folded(words), 0);
      return spelling && !kinds.has(spelling.term) ? spelling.folded.length : 0;
    },
    alternatives: (words) =>
      read(folded(words)).map(({ spellings, start, length }) => ({
        start,
        length,
        spellings: [...new Set(spellings.map(({ term }) => term))]
          .flatMap(spellingsOf)
          .filter(isSureWithoutAccents)
          .map((spelling) => spelling.folded),
      })),
  };
};
