import { wordsOf } from '../text/words.ts';

/** A section that can be read, as the search knows it. All but the title and the address is folded: `wordsOf`. */
export type GuideEntry = {
  title: string;
  /** With the anchor, and of one language. */
  path: string;
  /** What else it is called. A make or a model says here what its bikes are called. */
  keys?: string[];
  /** Its page's title and its own text. */
  text: string;
};
export type GuideIndex = {
  entries: GuideEntry[];
  /** Words that name a make or a model. */
  names: string[];
};

const most = 3;
/** So much of a title has to be asked for. */
const enough = 0.3;
/** Shorter words stand at the beginning of too many others. */
const shortest = 4;

/** Words around a question that say nothing of what it asks. Vietnamese ones without accents. */
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
/** Does the text have these words in a row? The last one may be the beginning of a word. */
const has = (text: string, words: string) => ` ${text}`.includes(` ${words}`);

/** The longest row of the words that the title or another name has, weighed by how much of either it is. */
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
 * The sections with an answer to what was typed, the best first: those whose title it is in, or that go by such a
 * name, and that have the rest of its words. Where it is a make or a model and no more, only the guide of just that.
 */
export const findGuides = ({ entries, names }: GuideIndex, typed: string): GuideEntry[] => {
  const words = trimmed(wordsOf(typed));
  if (words.length === 0) return [];
  const named = words.filter((word) => !isNumber(word));
  const isBike = named.every((word) => names.includes(word));
  const scored = entries.map((entry, place) => {
    const { title, keys = [], text } = entry;
    if (isBike) return { entry, place, score: keys.includes(named.join(' ')) ? 1 : 0 };
    const all = [wordsOf(title).join(' '), ...keys];
    const isWhole = words.every((word) => has([...all, text].join(' '), word));
    return { entry, place, score: isWhole ? nameScore(all, words) : 0 };
  });
  const found = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ entry }) => entry);
  // Tips and questions of one section lead to the same place.
  return found
    .filter(({ path }, place) => found.findIndex((other) => other.path === path) === place)
    .slice(0, most);
};
