import type { Criteria } from './alert.ts';
import type { Filters } from './bikeFilter.ts';
import { foldAccents } from './fold.ts';
import { limits } from './listing.ts';
import { locations } from './locations.ts';
import { makes } from './makes.ts';

type Name = { value: string; names: readonly string[] };
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** More words first, so that Vinh does not take what Vinh Long means. */
const byLength = (names: readonly Name[]) =>
  names
    .flatMap(({ value, names: all }) => all.map((name) => ({ value, words: wordsIn(foldAccents(name)) })))
    .toSorted((a, b) => b.words.length - a.words.length);
const knownMakes = byLength(makes.map((make) => ({ value: make, names: [make] })));
const knownPlaces = byLength(locations.map(({ value, vi }) => ({ value, names: [value, vi] })));

/** The first name that some words contain, and the words without it. */
const takeName = (words: readonly string[], known: ReturnType<typeof byLength>) => {
  const folded = words.map(foldAccents);
  for (const { value, words: sought } of known) {
    const at = folded.findIndex((_, start) => sought.every((word, n) => folded[start + n] === word));
    if (at >= 0) return { value, rest: words.toSpliced(at, sought.length) };
  }
  return { value: null, rest: words };
};

/**
 * What an alert can keep of the filters in use. Search words name a make, a place and a model at once, which an
 * alert knows apart; a category and a size it does not know.
 * @example criteriaOf({ ...noFilters, text: 'honda wave đà nẵng' }) // => { make: 'Honda', location: 'Da Nang', model: 'wave', … }
 */
export const criteriaOf = ({ make, location, price, year, text }: Filters): Criteria => {
  const words = wordsIn(text);
  const ofMake = make === null ? takeName(words, knownMakes) : { value: make, rest: words };
  const ofPlace =
    location === null ? takeName(ofMake.rest, knownPlaces) : { value: location, rest: ofMake.rest };
  const model = ofPlace.rest.join(' ');
  return {
    make: ofMake.value,
    model: model === '' || model.length > limits.model ? null : model,
    min_price: price.from,
    max_price: price.to,
    location: ofPlace.value,
    year: year.from === year.to ? year.from : null,
  };
};
