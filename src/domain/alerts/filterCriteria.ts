import { limits } from '../listings/listingFields.ts';
import { makes } from '../models/makes.ts';
import { otherPlaces } from '../places/locations.ts';
import { recordOf } from '../platform/recordOf.ts';
import { activeFilters, type Bounds, type FilterName, type Filters, isOpen } from '../search/bikeFilter.ts';
import type { SearchPhrase } from '../search/searchTerm.ts';
import { withoutPhrases } from '../search/withoutPhrase.ts';
import { foldAccents } from '../text/foldAccents.ts';
import type { Criteria } from './alert.ts';
import { type AlertChoice, alertChoices } from './alertChoices.ts';

type Name = { value: string; names: readonly string[] };
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** Longest names first, because a short name may be the beginning of a longer one. */
const byLength = (names: readonly Name[]) =>
  names
    .flatMap(({ value, names: all }) => all.map((name) => ({ value, words: wordsIn(foldAccents(name)) })))
    .toSorted((a, b) => b.words.length - a.words.length);
const knownMakes = byLength(makes.map((make) => ({ value: make, names: [make] })));

/** Finds the first choice named in the words; also returns the remaining words. */
const takeName = (words: readonly string[], choices: ReturnType<typeof byLength>) => {
  const folded = words.map(foldAccents);
  for (const { value, words: sought } of choices) {
    const at = folded.findIndex((_, start) => sought.every((word, n) => folded[start + n] === word));
    if (at >= 0) return { value, rest: words.toSpliced(at, sought.length) };
  }
  return { value: null, rest: words };
};

/**
 * Returns alert criteria for a search. Words without another meaning become the model. Alerts have no
 * category, engine size or kilometres.
 * @example criteriaOf({ ...noFilters, text: 'honda wave' }, []) // => { make: 'Honda', model: 'wave', … }
 */
export const criteriaOf = (filters: Filters, phrases: readonly SearchPhrase[]): Criteria => {
  const words = wordsIn(withoutPhrases(filters.text, phrases));
  const ofMake = filters.make === null ? takeName(words, knownMakes) : { value: filters.make, rest: words };
  const model = ofMake.rest.join(' ');
  const place = phrases.find((phrase) => phrase.name === 'location');
  const named = (name: AlertChoice): string | null => {
    const phrase = phrases.find((one) => one.name === name);
    return phrase && 'value' in phrase ? phrase.value : null;
  };
  const bounds = (name: 'price' | 'year'): Bounds => {
    const phrase = phrases.find((one) => one.name === name);
    return isOpen(filters[name]) && phrase && 'bounds' in phrase ? phrase.bounds : filters[name];
  };
  // Alerts cannot cover `otherPlaces`.
  const chosen = filters.location === otherPlaces ? null : filters.location;
  const location = chosen ?? place?.place ?? null;
  const [price, year] = [bounds('price'), bounds('year')];
  return {
    make: ofMake.value,
    models: [...filters.models],
    model: model === '' || model.length > limits.model ? null : model,
    min_price: price.from,
    max_price: price.to,
    location,
    around: location !== null && (filters.location === null ? (place?.around ?? false) : filters.around),
    leaving: filters.leaving || phrases.some(({ name }) => name === 'leaving'),
    year: year.from === year.to ? year.from : null,
    seller: filters.seller,
    ...(recordOf(alertChoices, (name) => filters[name] ?? named(name)) as Pick<Criteria, AlertChoice>),
  };
};

const isAlertChoice = (name: string) => alertChoices.some((choice) => choice === name);
const keptAlways = ['make', 'models', 'price', 'leaving', 'seller'] as const;
const isOneYear = ({ from, to }: Bounds) => from !== null && from === to;

/** Returns the filters and phrases of a search that an alert cannot store. */
export const beyondAlert = (
  filters: Filters,
  phrases: readonly SearchPhrase[],
): { filters: FilterName[]; phrases: SearchPhrase[] } => {
  const isKept = (name: FilterName): boolean => {
    if (name === 'location') return filters.location !== otherPlaces;
    if (name === 'year') return isOneYear(filters.year);
    if (name === 'text') return withoutPhrases(filters.text, phrases).length <= limits.model;
    return keptAlways.some((one) => one === name) || isAlertChoice(name);
  };
  const isKeptPhrase = (phrase: SearchPhrase): boolean => {
    if (phrase.name === 'year') return isOneYear(phrase.bounds);
    // Alerts need no sort order.
    const isKnown = ['location', 'price', 'leaving', 'order'].includes(phrase.name);
    return isKnown || isAlertChoice(phrase.name);
  };
  return {
    filters: activeFilters(filters).filter((name) => !isKept(name)),
    phrases: phrases.filter((phrase) => !isKeptPhrase(phrase)),
  };
};
