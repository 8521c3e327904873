import type { SearchTerms } from '../glossary/glossary.ts';
import { nearestWord } from '../text/slips.ts';
import {
  type Bits,
  buildTextIndex,
  hasBit,
  intersect,
  noBits,
  type TextIndex,
  unite,
  type WordLookup,
} from './textIndex.ts';

/** Matches in an earlier field score higher. */
export type BikeText = { title: string; facts: string; description: string };
/** Indexes of all bikes' texts; a bike has the same number in all three. */
export type TextIndexes = { title: TextIndex; facts: TextIndex; description: WordLookup };

export const indexTexts = (texts: readonly BikeText[]): TextIndexes => ({
  title: buildTextIndex(
    texts.map((text) => text.title),
    true,
  ),
  facts: buildTextIndex(texts.map((text) => text.facts)),
  description: buildTextIndex(texts.map((text) => text.description)),
});

export type TextHits = {
  has: (bike: number) => boolean;
  /**
   * Score: highest for a whole word of make or model, then for beginnings, facts, descriptions and synonyms.
   */
  scoreOf: (bike: number) => number;
  corrected: readonly string[] | null;
};

/** Sets of matching bikes by quality of the match, best first. Only a bike's best set counts. */
type Levels = readonly Bits[];

type Empty = () => Bits;

/** Adds matches of a joined name and number: ex135 is an Exciter 135. */
const addNameWithNumber = ({ title, facts }: TextIndexes, empty: Empty, word: string, bits: Bits) => {
  const [, name, number] = /^([a-z]{2,})(\d\w*)$/.exec(word) ?? [];
  if (name === undefined || number === undefined) return;
  const [named, numbered] = [empty(), empty()];
  for (const index of [title, facts]) {
    index.addWord(name, named);
    index.addBeginning(number, numbered);
  }
  intersect(named, numbered);
  unite(bits, named);
};

const levelsOf = (texts: TextIndexes, empty: Empty, words: readonly string[], index: number): Levels => {
  const { title, facts, description } = texts;
  const [whole, beginning, fact, other, renamed] = [empty(), empty(), empty(), empty(), empty()];
  const word = words[index] as string;
  // Sellers write joined words: air blade, airblade.
  const spellings = [word];
  if (index > 0) spellings.push(`${words[index - 1]}${word}`);
  if (index + 1 < words.length) spellings.push(`${word}${words[index + 1]}`);
  for (const spelling of spellings) {
    title.addWord(spelling, whole);
    title.addBeginning(spelling, beginning);
  }
  facts.addBeginning(word, fact);
  addNameWithNumber(texts, empty, word, fact);
  // ab means Air Blade, and must not find ABS in descriptions.
  if (word.length > 2) description.addBeginning(word, other);
  else description.addWord(word, other);
  return [whole, beginning, fact, other, renamed];
};

/** Adds bikes whose texts contain all words of a spelling. */
const addSpelling = (texts: TextIndexes, empty: Empty, spelling: readonly string[], bits: Bits) => {
  const indexes = [texts.title, texts.facts, texts.description];
  // Cheap check first: most spellings match no bike.
  if (!spelling.every((word) => indexes.some((index) => index.hasWord(word)))) return;
  const all = empty();
  for (const [number, word] of spelling.entries()) {
    const any = number === 0 ? all : empty();
    for (const index of indexes) index.addWord(word, any);
    if (number > 0) intersect(all, any);
  }
  unite(bits, all);
};

const scoreOf = (levels: readonly Levels[], bike: number): number => {
  let score = 0;
  for (const some of levels) {
    const level = some.findIndex((bits) => hasBit(bits, bike));
    if (level >= 0) score += some.length - level;
  }
  return score;
};

/**
 * Searches for bikes that match all words. A word matches itself, words that begin with it, and its synonyms.
 * @param size number of bikes
 * @param terms synonyms: in the other language and nicknames
 */
export const buildSearchText = (texts: TextIndexes, size: number, terms?: SearchTerms) => {
  const empty = () => noBits(size);
  /** Adds matches of synonyms, as the worst level. */
  const addAlternatives = (words: readonly string[], levels: readonly Levels[]) => {
    for (const { start, length, spellings } of terms?.alternatives(words) ?? []) {
      const bits = empty();
      for (const spelling of spellings) addSpelling(texts, empty, spelling, bits);
      for (const some of levels.slice(start, start + length)) unite(some.at(-1) as Bits, bits);
    }
  };

  const search = (words: readonly string[]) => {
    const levels = words.map((_, index) => levelsOf(texts, empty, words, index));
    addAlternatives(words, levels);
    const all = empty().fill(2 ** 32 - 1);
    const missing = levels.map((some) => {
      const any = empty();
      for (const bits of some) unite(any, bits);
      intersect(all, any);
      return any.every((chunk) => chunk === 0);
    });
    return { levels, all, missing, isEmpty: all.every((chunk) => chunk === 0) };
  };

  const correct = (words: readonly string[], missing: readonly boolean[]): string[] | null => {
    const candidates = () => [...texts.title.words, ...texts.facts.words];
    const better = words.map((word, index) => (missing[index] ? nearestWord(word, candidates()) : word));
    return better.every((word) => word !== null) && missing.includes(true) ? better : null;
  };

  return (words: readonly string[]): TextHits => {
    let result = search(words);
    let corrected: string[] | null = null;
    if (result.isEmpty) {
      corrected = correct(words, result.missing);
      const again = corrected && search(corrected);
      if (again && !again.isEmpty) result = again;
      else corrected = null;
    }
    const { levels, all } = result;
    return {
      has: (bike) => hasBit(all, bike),
      scoreOf: (bike) => scoreOf(levels, bike),
      corrected,
    };
  };
};
