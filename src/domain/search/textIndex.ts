import { wordsOf } from '../text/words.ts';

/** A set of places, one bit each. Indexed loops all through this file: iterators cost twice the time. */
export type Bits = Uint32Array;

/** Which texts hold which words. */
export type WordLookup = {
  /** Adds the texts with a word that begins with this one. */
  addBeginning: (beginning: string, bits: Bits) => void;
  /** Adds the texts with this very word. */
  addWord: (word: string, bits: Bits) => void;
  /** Whether some text has this very word. */
  hasWord: (word: string) => boolean;
};
export type TextIndex = WordLookup & {
  /** Every different word, in order. */
  words: readonly string[];
};

const chunk = 32;
/** An empty set of places, from 0 to below `size`. */
export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / chunk));
/** Whether the place is in the set. */
export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] as number) >>> (place & 31)) & 1) === 1;

/** Adds a place to the set. */
export const setBit = (bits: Bits, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
};
const addTo = (bits: Bits, places: ArrayLike<number>) => {
  for (let entry = 0; entry < places.length; entry += 1) setBit(bits, places[entry] as number);
};
/** Adds the others to the first set, in place; both have the same size. */
export const unite = (bits: Bits, others: Bits) => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (others[at] as number);
};
/** Keeps in the first set what is in both, in place; both have the same size. */
export const intersect = (bits: Bits, others: Bits) => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (others[at] as number);
};

/** Returns the position of the first of the sorted words that is not before the wanted one. */
export const firstFrom = (sorted: readonly string[], wanted: string) => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Air Blade is found by airblade, too. */
const withJoined = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, place) => `${words[place]}${word}`),
];

/**
 * Which texts hold which words, the words in order, so that those with one beginning lie side by side. Of a rare
 * word the places of its texts are kept, of a common one a bit for every text, whichever is smaller.
 * @param joins whether two neighbouring words count as one word as well
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
