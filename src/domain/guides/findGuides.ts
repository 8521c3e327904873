import { wordsOf } from '../text/words.ts';

/** Section of a guide in the search index. `wordsOf` has folded `keys` and `text`. */
export type GuideEntry = {
  title: string;
  /** Address in one language, with the section's anchor. */
  path: string;
  /** Other names, such as the make or model that the section describes. */
  keys?: string[];
  /** Page title and the section's own text. */
  text: string;
};
export type GuideIndex = {
  entries: GuideEntry[];
  /** Words that name makes or models. */
  names: string[];
};

const maxResults = 3;
/** Smallest share of a guide's name that the search must contain. */
const enough = 0.3;
/** Shorter prefixes match too many words. */
const shortest = 4;

/** Words without meaning for a search. Vietnamese ones lack accents. */
const fillers = new Set(
  `a about an and are bike bikes buy can cheap do does for how i in is it my need of on sell the to used what
  motorbike motorbikes motorcycle motorcycles with you ban can cho co cu gia la may mua thi ve xe`.split(
    /\s+/,
  ),
);
const trimmed = (words: readonly string[]) => {
  const isSaid = (word: string) => !fillers.has(word);
  return words.slice(words.findIndex(isSaid), words.findLastIndex(isSaid) + 1);
};

const isNumber = (word: string) => /^\d+(?:cc|tr|km)?$/.test(word);
/** Does the text contain these words in sequence, the last as a prefix? */
const has = (text: string, words: string) => ` ${text}`.includes(` ${words}`);

/** Scores the longest sequence of words that a name and the search share, relative to both lengths. */
const nameScore = (names: readonly string[], words: readonly string[]) => {
  let best = 0;
  for (let length = words.length; length * 2 >= words.length && length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const row = words.slice(start, start + length).join(' ');
      if (row.length < shortest) continue;
      for (const name of names) {
        const share = row.length / name.length;
        if (share >= enough && has(name, row)) best = Math.max(best, (length / words.length) * (1 + share));
      }
    }
  return best;
};

/**
 * Returns sections whose names match a search, best first. All words must occur in names or text. A search
 * for only a make or model returns its guide.
 */
export const findGuides = ({ entries, names }: GuideIndex, typed: string): GuideEntry[] => {
  const words = trimmed(wordsOf(typed));
  if (words.length === 0) return [];
  const named = words.filter((word) => !isNumber(word));
  const isBike = named.every((word) => names.includes(word));
  const scored = entries.map((entry, index) => {
    const { title, keys = [], text } = entry;
    if (isBike) return { entry, index, score: keys.includes(named.join(' ')) ? 1 : 0 };
    const all = [wordsOf(title).join(' '), ...keys];
    const isWhole = words.every((word) => has([...all, text].join(' '), word));
    return { entry, index, score: isWhole ? nameScore(all, words) : 0 };
  });
  const matches = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ entry }) => entry);
  // Tips and questions have the path of their section: list each path once.
  return matches
    .filter(({ path }, index) => matches.findIndex((other) => other.path === path) === index)
    .slice(0, maxResults);
};
