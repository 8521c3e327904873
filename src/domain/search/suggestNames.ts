import type { Transmission } from '../listings/listingFields.ts';
import { nicknamesOf } from '../models/nicknames.ts';
import { type Location, saigon } from '../places/locations.ts';
import { placeOptions } from '../places/placeNames.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { wordsOf } from '../text/words.ts';
import type { BikeIndex } from './bikeIndex.ts';
import { kindNames } from './readKind.ts';

/** What the end of a search may become: a make with a model or without, a place, or a kind of bike. */
export type Suggested =
  | { name: 'bike'; words: string }
  | { name: 'location'; place: Location; isSaigon: boolean }
  | { name: 'kind'; kind: Transmission | 'electric' };
/**
 * Something to suggest with the names that it is looked for by: `|honda wave|wave`, accents off. One or two letters are
 * compared with the `short` ones alone, and a text that ends with a whole one has no need of it.
 */
export type Candidate = { suggested: Suggested; names: string; short: string; whole: ReadonlySet<string> };
/** A make, or a make and the beginning of a model, with the models that it stands for. */
type Family = Candidate & { models: readonly number[] };
export type Models = {
  /** Of each bike its model and its place, as numbers. */
  families: readonly Family[];
  modelOf: Uint32Array;
  placeOf: Uint16Array;
  places: ReadonlyMap<string, number>;
};

const listed = (names: readonly string[]) => `|${names.join('|')}`;
const candidate = (
  suggested: Suggested,
  names: readonly string[],
  { short = names, whole = names }: { short?: readonly string[]; whole?: readonly string[] } = {},
): Candidate => ({ suggested, names: listed(names), short: listed(short), whole: new Set(whole) });

/** Some words, and again with each two neighbours in one: air blade 150, airblade 150, air blade150. */
const spellingsOf = (words: readonly string[]): string[] => [
  words.join(' '),
  ...words.slice(1).map((word, place) => words.toSpliced(place, 2, `${words[place]}${word}`).join(' ')),
];

/** Every make and every model, and what several models begin with: Honda, Honda Wave, Honda Wave Alpha. */
const readModels = (bikes: BikeIndex): Models => {
  const models = new Map<string, number>();
  const families = new Map<string, { make: string; model: string; models: number[]; next: Set<string> }>();
  const modelOf = Uint32Array.from(bikes.cards, ({ make, model }) => {
    const name = `${make} ${model}`;
    const known = models.get(name);
    if (known !== undefined) return known;
    models.set(name, models.size);
    const code = models.size - 1;
    const words = model.trim().split(/\s+/);
    for (let length = 0; length <= words.length; length += 1) {
      const beginning = words.slice(0, length).join(' ');
      // Air Blade and Airblade are one.
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
    // Air of Air Blade alone is nothing; Wave of Wave Alpha and Wave RSX is.
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

const known = new WeakMap<BikeIndex, Models>();
/** The makes and models of an index, read once. */
export const modelsOf = (bikes: BikeIndex): Models => {
  const found = known.get(bikes) ?? readModels(bikes);
  known.set(bikes, found);
  return found;
};

const saigonNames = new Set([saigon.en, saigon.vi].map((name) => wordsOf(name).join(' ')));
let placesToSuggest: Candidate[] | undefined;
/** Every place, and Ho Chi Minh City by its old name. */
export const placeCandidates = () => {
  placesToSuggest ??= [
    candidate({ name: 'location', place: saigon.place, isSaigon: true }, [...saigonNames]),
    ...placeOptions('en').map(({ value, names }) =>
      candidate(
        { name: 'location', place: value, isSaigon: false },
        names.filter((name) => !saigonNames.has(name)),
        // Its own name in both languages, in words and in one word; no district.
        { short: names.slice(0, 4) },
      ),
    ),
  ];
  return placesToSuggest;
};
/** Semi-automatic, scooter, manual and electric, by all that they are called. */
export const kindCandidates = kindNames.map(([kind, names]) => candidate({ name: 'kind', kind }, names));
