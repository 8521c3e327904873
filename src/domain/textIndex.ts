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

/**
 * Which texts hold which words: for every word the places of its texts, the words in order, so that those
 * with one beginning lie side by side.
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
  const words = [...postings.keys()].sort();
  const places = words.map((word) => Int32Array.from(postings.get(word) ?? []));
  /** How many of the wanted words, from the first on, a text has. */
  const had = new Uint8Array(texts.length);

  return {
    mark: (wanted, flags, bit) => {
      had.fill(0);
      for (const [step, beginning] of wanted.entries()) {
        for (let at = firstFrom(words, beginning); words[at]?.startsWith(beginning); at += 1) {
          const list = places[at] as Int32Array;
          // Iterators cost twice the time, and common words are in most texts.
          for (let entry = 0; entry < list.length; entry += 1) {
            const place = list[entry] as number;
            if (had[place] === step) had[place] = step + 1;
          }
        }
      }
      for (let place = 0; place < had.length; place += 1)
        if (had[place] !== wanted.length) flags[place] = (flags[place] as number) | bit;
    },
  };
};
