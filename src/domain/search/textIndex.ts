import { wordsOf } from '../text/words.ts';

/** Set of texts, one bit each. Loops here avoid iterators, which take twice the time. */
export type Bits = Uint32Array;

export type WordLookup = {
  addBeginning: (beginning: string, bits: Bits) => void;
  addWord: (word: string, bits: Bits) => void;
  hasWord: (word: string) => boolean;
};
export type TextIndex = WordLookup & {
  /** Distinct words of all texts, sorted. */
  words: readonly string[];
};

const chunk = 32;
export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / chunk));
export const hasBit = (bits: Bits, item: number): boolean =>
  (((bits[item >>> 5] as number) >>> (item & 31)) & 1) === 1;

export const setBit = (bits: Bits, item: number): void => {
  bits[item >>> 5] = (bits[item >>> 5] as number) | (1 << (item & 31));
};
const addTo = (bits: Bits, items: ArrayLike<number>) => {
  for (let entry = 0; entry < items.length; entry += 1) setBit(bits, items[entry] as number);
};
/** Adds `others` to `bits` in place. Both must have the same size. */
export const unite = (bits: Bits, others: Bits) => {
  for (let index = 0; index < bits.length; index += 1)
    bits[index] = (bits[index] as number) | (others[index] as number);
};
/** Clears all bits of `bits`, in place, that are not set in the equally large `others`. */
export const intersect = (bits: Bits, others: Bits) => {
  for (let index = 0; index < bits.length; index += 1)
    bits[index] = (bits[index] as number) & (others[index] as number);
};

/** Index of the first sorted word that is not before the wanted one. */
export const firstFrom = (sorted: readonly string[], wanted: string) => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Also joins adjacent words, so that airblade finds Air Blade. */
const withJoined = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]}${word}`),
];

/**
 * Indexes texts by their words, sorted for prefix searches. Rare words have a list of texts, common words a
 * bit per text.
 * @param joins also indexes two adjacent words as one
 */
export const buildTextIndex = (texts: readonly string[], joins = false): TextIndex => {
  const postings = new Map<string, number[]>();
  for (const [item, text] of texts.entries()) {
    const own = wordsOf(text);
    for (const word of joins ? withJoined(own) : own) {
      const list = postings.get(word);
      if (!list) postings.set(word, [item]);
      else if (list.at(-1) !== item) list.push(item);
    }
  }
  const words = [...postings.keys()].sort();
  const rare: (Int32Array | null)[] = [];
  const common: (Bits | null)[] = [];
  for (const word of words) {
    const items = postings.get(word) ?? [];
    const isRare = items.length * chunk <= texts.length;
    rare.push(isRare ? Int32Array.from(items) : null);
    const bits = isRare ? null : noBits(texts.length);
    if (bits) addTo(bits, items);
    common.push(bits);
  }
  const add = (index: number, bits: Bits) => {
    const [items, set] = [rare[index], common[index]];
    if (set) unite(bits, set);
    else if (items) addTo(bits, items);
  };
  return {
    words,
    hasWord: (word) => words[firstFrom(words, word)] === word,
    addBeginning: (beginning, bits) => {
      for (let index = firstFrom(words, beginning); words[index]?.startsWith(beginning); index += 1)
        add(index, bits);
    },
    addWord: (word, bits) => {
      const index = firstFrom(words, word);
      if (words[index] === word) add(index, bits);
    },
  };
};
