import { makes } from '../models/makes.ts';
import { familyName, familyNames, spelled } from '../models/modelNames.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { wordsOf } from '../text/words.ts';

/** Searched model without a bike for sale, and models with similar names shown instead. */
export type Namesakes = { wanted: string; shown: string[] };

const makeNames = makes.map((make) => wordsOf(foldAccents(make)));
const withoutMake = (words: readonly string[]) => {
  const make = makeNames.find((names) => names.every((name, index) => words[index] === name));
  return words.slice(make?.length ?? 0);
};

/** Words that precede a model's own name: a Super Cub is a Cub, a Wave RSX an RSX. */
const prefixes = new Set(['super', 'wave']);

/**
 * Does another model's name contain the searched one, as Winner contains Win, or Air Blade contains Blade?
 */
const isNamesake = (family: string, wanted: string): boolean => {
  const [first = '', ...others] = wordsOf(foldAccents(family)).filter((word) => !prefixes.has(word));
  return first === wanted ? false : first.startsWith(wanted) || others.includes(wanted);
};

/**
 * Returns the models shown instead of a model without bikes; null if it has bikes, or the search names no
 * model.
 * @param words of the search, without accents
 * @example namesakes(['win'], [winnerX]) // => { wanted: 'Win', shown: ['Winner X'] }
 */
export const namesakes = (words: readonly string[], bikes: Iterable<{ model: string }>): Namesakes | null => {
  const letters = withoutMake(words).join('');
  const wanted = familyNames.find((name) => spelled(name) === letters);
  if (wanted === undefined) return null;
  const shown = new Set<string>();
  for (const { model } of bikes) {
    const family = familyName(model);
    if (family === null || !isNamesake(family, letters)) return null;
    shown.add(family);
  }
  return shown.size === 0 ? null : { wanted, shown: [...shown] };
};
