import { isFactFilter } from '../domain/listings/factFilters.ts';
import { isChoice } from '../domain/listings/fields.ts';
import { aroundKm } from '../domain/places/aroundKm.ts';
import { locationLabel, otherPlaces } from '../domain/places/locations.ts';
import {
  type Bounds,
  type ChoiceName,
  type FilterName,
  type Filters,
  isRange,
} from '../domain/search/bikeFilter.ts';
import type { SearchPhrase, SearchRange } from '../domain/search/searchTerm.ts';
import { formatKm, formatMeasure, formatShortPrice } from './format.ts';
import type { Language } from './languages.ts';
import { bike } from './texts/bike.ts';
import { browse } from './texts/browse.ts';
import { fields } from './texts/fields.ts';
import { translate } from './texts.ts';

/** @example wordEnd('en', 'price', 5_000_000) // => '5M' */
export const wordEnd = (lang: Language, name: SearchRange, value: number): string => {
  if (name === 'price') return formatShortPrice(lang, value);
  if (name === 'mileage') return formatKm(lang, value);
  if (name === 'battery_health') return `${value}%`;
  return name === 'cc' ? formatMeasure(lang, value, 'cc') : String(value);
};

/** @example wordBounds('en', 'year', { from: 2018, to: null }) // => 'from 2018' */
export const wordBounds = (lang: Language, name: SearchRange, { from, to }: Bounds): string => {
  const t = translate(lang, browse);
  const word = (value: number) =>
    name === 'price' ? formatShortPrice(lang, value, 'millionInWords') : wordEnd(lang, name, value);
  const [start, end] = [from, to].map((value) => (value === null ? null : word(value)));
  if (start && end) return start === end ? start : t('between', { from: start, to: end });
  if (start) return t('atLeast', { from: start });
  return end ? t('atMost', { to: end }) : t('any');
};

/** Formats a range. Prices, years and battery health get the field's name. */
const labelled = (lang: Language, name: SearchRange, bounds: Bounds): string => {
  const words = wordBounds(lang, name, bounds);
  if (name === 'battery_health') return `${translate(lang, fields)(name)}: ${words}`;
  return name === 'price' || name === 'year' ? `${translate(lang, browse)(name)}: ${words}` : words;
};

/** @example wordPlace('en', 'Hue', true) // => 'within 65 km of Hue' */
const wordPlace = (lang: Language, value: string, around: boolean): string => {
  const t = translate(lang, browse);
  const place = value === otherPlaces ? t('otherPlaces') : locationLabel(lang, value);
  return around ? t('placeAround', { place, km: aroundKm }) : place;
};

/** Formats a choice; returns an unknown code unchanged. */
export const wordChoice = (lang: Language, name: ChoiceName, value: string): string => {
  if (name === 'location') return wordPlace(lang, value, false);
  if (name === 'seller')
    return value === 'shop' || value === 'private' ? translate(lang, bike)(value) : value;
  return name !== 'make' && isChoice(name, value) ? translate(lang, bike)(value) : value;
};

export const wordFilter = (lang: Language, filters: Filters, name: FilterName): string => {
  if (name === 'text') return `“${filters.text.trim()}”`;
  if (name === 'models') return filters.models.join(', ');
  if (isFactFilter(name)) return translate(lang, browse)(name);
  if (isRange(name)) return labelled(lang, name, filters[name]);
  if (name === 'location') return wordPlace(lang, filters.location ?? '', filters.around);
  return wordChoice(lang, name, filters[name] ?? '');
};

/** Text of the chip for a recognized part of a search. */
export const wordPhrase = (lang: Language, phrase: SearchPhrase): string => {
  if (phrase.name === 'location') return wordPlace(lang, phrase.place, phrase.around);
  if (phrase.name === 'electric') return translate(lang, bike)('electric');
  if (phrase.name === 'order') return translate(lang, browse)(phrase.order);
  if ('value' in phrase) return wordChoice(lang, phrase.name, phrase.value);
  if ('bounds' in phrase) return labelled(lang, phrase.name, phrase.bounds);
  return translate(lang, browse)(phrase.name);
};
