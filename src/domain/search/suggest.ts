import { placesWithin } from '../places/locations.ts';
import { wordsOf } from '../text/words.ts';
import type { Filters } from './bikeFilter.ts';
import type { BikeIndex } from './bikeIndex.ts';
import { type Candidate, kindCandidates, modelsOf, placeCandidates, type Suggested } from './suggestNames.ts';

export type Suggestion = Suggested & {
  start: number;
  /** Bikes for sale that the completed search would show. */
  count: number;
};

const maxSuggestions = 6;
/** Limit of makes and models, which leaves room for places and kinds. */
const maxBikes = 4;
const maxWords = 5;
/** Maximum candidates of each kind whose bikes are counted, because exact counts are slow. */
const maxCounted = maxSuggestions;
/** Texts of up to this length match half of all names, so they are compared with short names only. */
const fewLetters = 2;

/** Search text of a suggestion. Its displayed translation finds the same bikes. */
const searchedAs = (suggested: Suggested): string => {
  if (suggested.name === 'bike') return suggested.words;
  return suggested.name === 'location' ? suggested.place : suggested.kind;
};

type Ending = { start: number; words: string; joined: string };
const endingsOf = (tokens: readonly string[]): Ending[] =>
  tokens
    .map((_, start) => ({ start, words: wordsOf(tokens.slice(start).join(' ')).join(' ') }))
    .filter(({ words }) => words !== '' && !/^[\d ]+$/.test(words))
    .slice(-maxWords)
    .map((ending) => ({ ...ending, joined: ending.words.replaceAll(' ', '') }));

/**
 * Finds the longest end of the typed text that begins a word of a name. `isFirst`: this is the name's first
 * word.
 */
const matchOf = ({ names, short, whole }: Candidate, endings: readonly Ending[]) => {
  for (const { start, words, joined } of endings) {
    if (whole.has(words)) return null;
    const compared = words.length > fewLetters ? names : short;
    const match = { start, isShort: words.length <= fewLetters };
    if (compared.includes(`|${words}`) || compared.includes(`|${joined}`)) return { ...match, isFirst: true };
    if (compared.includes(` ${words}`)) return { ...match, isFirst: false };
  }
  return null;
};

/**
 * Suggests completions of the typed search, longest match first. Omits completions that would show no bike
 * for sale.
 * @example suggestionsFor(bikes, { ...noFilters, text: 'xe số sai' })
 * // => [{ name: 'location', place: 'Ho Chi Minh City', isSaigon: true, start: 2, count: 14 }]
 */
export const suggestionsFor = (bikes: BikeIndex, filters: Filters): Suggestion[] => {
  const tokens = filters.text.trim().split(/\s+/);
  const endings = endingsOf(tokens);
  if (endings.length === 0) return [];
  const find = (text: string) => bikes.find({ ...filters, text, sort: 'newest', forSaleOnly: true });
  const head = (start: number) => tokens.slice(0, start).join(' ');

  /**
   * Numbers of bikes that match the first words of the text, by model and place. Keyed by the number of these
   * words.
   */
  const tallies = new Map<number, { models: Uint32Array; places: Uint32Array }>();
  const { families, modelOf, placeOf, places } = modelsOf(bikes);
  const tallyOf = (start: number) => {
    const tally = tallies.get(start) ?? {
      models: new Uint32Array(modelOf.length),
      places: new Uint32Array(places.size),
    };
    if (!tallies.has(start))
      for (const index of find(head(start)).indices) {
        const [model, location] = [modelOf[index] as number, placeOf[index] as number];
        tally.models[model] = (tally.models[model] as number) + 1;
        tally.places[location] = (tally.places[location] as number) + 1;
      }
    tallies.set(start, tally);
    return tally;
  };
  const sum = <T>(list: readonly T[], count: (one: T) => number | undefined) =>
    list.reduce((all, one) => all + (count(one) ?? 0), 0);

  const matching = <T extends Candidate>(
    candidates: readonly T[],
    roughly: (one: T, start: number) => number,
  ) =>
    candidates
      .flatMap((one) => {
        const match = matchOf(one, endings);
        return match ? [{ ...match, suggested: one.suggested, rough: roughly(one, match.start) }] : [];
      })
      .filter(({ rough }) => rough > 0)
      .toSorted((a, b) => a.start - b.start || Number(b.isFirst) - Number(a.isFirst) || b.rough - a.rough)
      .slice(0, maxCounted);

  const counted = [
    ...matching(families, ({ models }, start) => sum(models, (model) => tallyOf(start).models[model])),
    ...matching(placeCandidates(), ({ suggested }, start) =>
      suggested.name === 'location'
        ? sum(placesWithin(suggested.place), (place) => tallyOf(start).places[places.get(place) ?? -1])
        : 0,
    ),
    ...matching(kindCandidates, () => 1),
  ]
    .map((one) => ({
      ...one,
      count: find(`${head(one.start)} ${searchedAs(one.suggested)}`).active,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.start - b.start || Number(b.isFirst) - Number(a.isFirst) || b.count - a.count);

  let left = maxBikes;
  return counted
    .filter(({ isShort, start }) => !isShort || start === counted[0]?.start)
    .filter(({ suggested }) => suggested.name !== 'bike' || left-- > 0)
    .slice(0, maxSuggestions)
    .map(({ suggested, start, count }) => ({ ...suggested, start, count }));
};
