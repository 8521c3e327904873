import { makes } from '../models/makes.ts';
import { familyName, familyNames, spelled } from '../models/modelNames.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { wordsOf } from '../text/words.ts';

/** A model without a bike for sale, and the models that are shown for its name. */
export type Namesakes = { wanted: string; shown: string[] };

const makeNames = makes.map((make) => wordsOf(foldAccents(make)));
const withoutMake = (words: readonly string[]) => {
  const make = makeNames.find((names) => names.every((name, index) => words[index] === name));
  return words.slice(make?.length ?? 0);
};

/** Words before a model's own name: a Super Cub is a Cub, a Wave RSX an RSX. */
const prefixes = new Set(['super', 'wave']);

/** Is it another model with the name inside its own, as a Winner for Win, or an Air Blade for Blade? */
const isNamesake = (family: string, wanted: string): boolean => {
  const [first = '', ...others] = wordsOf(foldAccents(family)).filter((word) => !prefixes.has(word));
  return first === wanted ? false : first.startsWith(wanted) || others.includes(wanted);
};

/**
 * Returns the models shown for a model of which there is no bike; null if there is one, or no model is named.
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
