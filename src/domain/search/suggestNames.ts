import type { Transmission } from '../listings/listingFields.ts';
import { nicknamesOf } from '../models/nicknames.ts';
import { type Location, saigon } from '../places/locations.ts';
import { placeOptions } from '../places/placeNames.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { wordsOf } from '../text/words.ts';
import type { BikeIndex } from './bikeIndex.ts';
import { kindNames } from './readKind.ts';

/** Completion of a search. `words` is a make, with or without a model. */
export type Suggested =
  | { name: 'bike'; words: string }
  | { name: 'location'; place: Location; isSaigon: boolean }
  | { name: 'kind'; kind: Transmission | 'electric' };
export type Candidate = {
  suggested: Suggested;
  /** Names without accents, separated as in `|honda wave|wave`. */
  names: string;
  /** Names compared with typed texts of one or two letters. */
  short: string;
  /** Complete names. The candidate is not suggested if the typed text ends with any of them. */
  whole: ReadonlySet<string>;
};
/** A make, or a make and the beginning of a model, with the codes of its models. */
type Family = Candidate & { models: readonly number[] };
export type Models = {
  families: readonly Family[];
  /** Model of each bike, as a code. */
  modelOf: Uint32Array;
  /** Place of each bike, as its number in `places`. */
  placeOf: Uint16Array;
  places: ReadonlyMap<string, number>;
};

const listed = (names: readonly string[]) => `|${names.join('|')}`;
const candidate = (
  suggested: Suggested,
  names: readonly string[],
  { short = names, whole = names }: { short?: readonly string[]; whole?: readonly string[] } = {},
): Candidate => ({ suggested, names: listed(names), short: listed(short), whole: new Set(whole) });

/**
 * Returns all spellings with at most two adjacent words joined: air blade 150, airblade 150, air blade150.
 */
const spellingsOf = (words: readonly string[]): string[] => [
  words.join(' '),
  ...words.slice(1).map((word, index) => words.toSpliced(index, 2, `${words[index]}${word}`).join(' ')),
];

/** Collects makes, models and common beginnings: Honda, Honda Wave, Honda Wave Alpha. */
const readModels = (bikes: BikeIndex): Models => {
  const models = new Map<string, number>();
  const families = new Map<string, { make: string; model: string; models: number[]; next: Set<string> }>();
  const modelOf = Uint32Array.from(bikes.cards, ({ make, model }) => {
    const name = `${make} ${model}`;
    const earlier = models.get(name);
    if (earlier !== undefined) return earlier;
    models.set(name, models.size);
    const code = models.size - 1;
    const words = model.trim().split(/\s+/);
    for (let length = 0; length <= words.length; length += 1) {
      const beginning = words.slice(0, length).join(' ');
      // Without spaces: Air Blade and Airblade are one family.
      const key = wordsOf(`${make} ${beginning}`).join('');
      const family = families.get(key) ?? { make, model: beginning, models: [], next: new Set() };
      families.set(key, family);
      family.models.push(code);
      family.next.add(foldAccents(words[length] ?? ''));
    }
    return code;
  });
  const placeCodes = new Map(
    [...new Set(bikes.cards.map(({ location }) => location))].map((name, code) => [name, code]),
  );
  return {
    modelOf,
    placeOf: Uint16Array.from(bikes.cards, ({ location }) => placeCodes.get(location) ?? 0),
    places: placeCodes,
    // Omits beginnings that only one word follows: Air before Blade, but not Wave before Alpha and RSX.
    families: [...families.values()]
      .filter(({ model, next }) => model === '' || next.has('') || next.size > 1)
      .map(({ make, model, models: own }) => {
        const [maker, kind] = [wordsOf(make), wordsOf(model)];
        const called = nicknamesOf({ make, model, cc: null }).split(' ');
        const words = [...maker, ...kind];
        const names = [...spellingsOf(words), ...spellingsOf(kind), ...called].filter((name) => name !== '');
        const suggested = { name: 'bike' as const, words: `${make} ${model}`.trim() };
        return { ...candidate(suggested, names, { whole: [words.join(' ')] }), models: own };
      }),
  };
};

const modelsByIndex = new WeakMap<BikeIndex, Models>();
export const modelsOf = (bikes: BikeIndex): Models => {
  const models = modelsByIndex.get(bikes) ?? readModels(bikes);
  modelsByIndex.set(bikes, models);
  return models;
};

const saigonNames = new Set([saigon.en, saigon.vi].map((name) => wordsOf(name).join(' ')));
let placesToSuggest: Candidate[] | undefined;
export const placeCandidates = () => {
  placesToSuggest ??= [
    candidate({ name: 'location', place: saigon.place, isSaigon: true }, [...saigonNames]),
    ...placeOptions('en').map(({ value, names }) =>
      candidate(
        { name: 'location', place: value, isSaigon: false },
        names.filter((name) => !saigonNames.has(name)),
        // The first four names are the city's; the rest are districts.
        { short: names.slice(0, 4) },
      ),
    ),
  ];
  return placesToSuggest;
};
export const kindCandidates = kindNames.map(([kind, names]) => candidate({ name: 'kind', kind }, names));
