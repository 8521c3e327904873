import { wordsOf } from './words.ts';

export type TextIndex = {
  /** Adds `bit` to every text that lacks one of the words; a word counts where one begins with it. */
  mark: (words: readonly string[], flags: Uint8Array, bit: number) => void;
};

/** The first of the sorted words that is not before the wanted one. */
const firstFrom = (sorted: readonly string[], wanted: string) => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A set of places, one bit each. Indexed loops all through this file: iterators cost twice the time. */
type Bits = Uint32Array;
const chunk = 32;
const addTo = (bits: Bits, places: ArrayLike<number>) => {
  for (let entry = 0; entry < places.length; entry += 1) {
    const place = places[entry] as number;
    bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  }
};
const unite = (bits: Bits, others: Bits) => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (others[at] as number);
};
const intersect = (bits: Bits, others: Bits) => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (others[at] as number);
};

/**
 * Which texts hold which words, the words in order, so that those with one beginning lie side by side. Of a rare
 * word the places of its texts are kept, of a common one a bit for every text, whichever is smaller.
 */
export const buildTextIndex = (texts: readonly string[]): TextIndex => {
  const postings = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const word of wordsOf(text)) {
      const list = postings.get(word);
      if (!list) postings.set(word, [place]);
      else if (list.at(-1) !== place) list.push(place);
    }
  }
  const noBits = () => new Uint32Array(Math.ceil(texts.length / chunk));
  const words = [...postings.keys()].sort();
  const rare: (Int32Array | null)[] = [];
  const common: (Bits | null)[] = [];
  for (const word of words) {
    const places = postings.get(word) ?? [];
    const isRare = places.length * chunk <= texts.length;
    rare.push(isRare ? Int32Array.from(places) : null);
    const bits = isRare ? null : noBits();
    if (bits) addTo(bits, places);
    common.push(bits);
  }
  /** Texts with the word that is looked at, and those with all words so far. */
  const [one, all] = [noBits(), noBits()];

  return {
    mark: (wanted, flags, bit) => {
      all.fill(2 ** chunk - 1);
      for (const beginning of wanted) {
        one.fill(0);
        for (let at = firstFrom(words, beginning); words[at]?.startsWith(beginning); at += 1) {
          const [places, bits] = [rare[at], common[at]];
          if (bits) unite(one, bits);
          else if (places) addTo(one, places);
        }
        intersect(all, one);
      }
      for (let place = 0; place < texts.length; place += 1)
        if ((((all[place >>> 5] as number) >>> (place & 31)) & 1) === 0)
          flags[place] = (flags[place] as number) | bit;
    },
  };
};
