import { wordsOf } from '../text/words.ts';

/** Set of text numbers, one bit each. This file loops by index: iterators take twice the time. */
export type Bits = Uint32Array;

/** Lookup of the texts that hold a word. */
export type WordLookup = {
  /** Adds the numbers of texts with a word that begins with `beginning`. */
  addBeginning: (beginning: string, bits: Bits) => void;
  /** Adds the numbers of texts with exactly this word. */
  addWord: (word: string, bits: Bits) => void;
  hasWord: (word: string) => boolean;
};
export type TextIndex = WordLookup & {
  /** Different words of all texts, sorted. */
  words: readonly string[];
};

const chunk = 32;
/** Returns an empty set for numbers below `size`. */
export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / chunk));
export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] as number) >>> (place & 31)) & 1) === 1;

export const setBit = (bits: Bits, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
};
const addTo = (bits: Bits, places: ArrayLike<number>) => {
  for (let entry = 0; entry < places.length; entry += 1) setBit(bits, places[entry] as number);
};
/** Adds the others to the first set itself. Both must have the same size. */
export const unite = (bits: Bits, others: Bits) => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (others[at] as number);
};
/** Reduces the first set itself to what both have. Both must have the same size. */
export const intersect = (bits: Bits, others: Bits) => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (others[at] as number);
};

/** Returns the index of the first sorted word that is not before the wanted one, by binary search. */
export const firstFrom = (sorted: readonly string[], wanted: string) => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Adds each two adjacent words as one: airblade finds Air Blade. */
const withJoined = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, place) => `${words[place]}${word}`),
];

/**
 * Indexes texts by their words. Words are sorted, so that those with one beginning are adjacent. Rare words have a list
 * of numbers and common ones a bit for every text, whichever is smaller.
 * @param joins also indexes each two adjacent words as one word
 */
export const buildTextIndex = (texts: readonly string[], joins = false): TextIndex => {
  const postings = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const own = wordsOf(text);
    for (const word of joins ? withJoined(own) : own) {
      const list = postings.get(word);
      if (!list) postings.set(word, [place]);
      else if (list.at(-1) !== place) list.push(place);
    }
  }
  const words = [...postings.keys()].sort();
  const rare: (Int32Array | null)[] = [];
  const common: (Bits | null)[] = [];
  for (const word of words) {
    const places = postings.get(word) ?? [];
    const isRare = places.length * chunk <= texts.length;
    rare.push(isRare ? Int32Array.from(places) : null);
    const bits = isRare ? null : noBits(texts.length);
    if (bits) addTo(bits, places);
    common.push(bits);
  }
  const add = (at: number, bits: Bits) => {
    const [places, set] = [rare[at], common[at]];
    if (set) unite(bits, set);
    else if (places) addTo(bits, places);
  };
  return {
    words,
    hasWord: (word) => words[firstFrom(words, word)] === word,
    addBeginning: (beginning, bits) => {
      for (let at = firstFrom(words, beginning); words[at]?.startsWith(beginning); at += 1) add(at, bits);
    },
    addWord: (word, bits) => {
      const at = firstFrom(words, word);
      if (words[at] === word) add(at, bits);
    },
  };
};
