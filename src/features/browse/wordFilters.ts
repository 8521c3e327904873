import type { Bounds, ChoiceName, FilterName, Filters, RangeName } from '../../domain/bikeFilter.ts';
import { allCategories } from '../../domain/listing.ts';
import { locationLabel } from '../../domain/locations.ts';
import { formatShortPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';

/** One end of a range. @example wordEnd('en', 'price', 5_000_000) // => '5M' */
export const wordEnd = (lang: Language, name: RangeName, value: number): string => {
  if (name === 'price') return formatShortPrice(lang, value);
  return name === 'cc' ? `${value}\u00a0cc` : String(value);
};

/** A range in words. @example wordBounds('en', 'year', { from: 2018, to: null }) // => 'from 2018' */
export const wordBounds = (lang: Language, name: RangeName, { from, to }: Bounds): string => {
  const t = translate(lang, browse);
  const [start, end] = [from, to].map((value) => (value === null ? null : wordEnd(lang, name, value)));
  if (start && end) return start === end ? start : t('between', { from: start, to: end });
  if (start) return t('atLeast', { from: start });
  return end ? t('atMost', { to: end }) : t('any');
};

/** One choice in words; a name that nobody knows stays as it is. */
export const wordChoice = (lang: Language, name: ChoiceName, value: string): string => {
  if (name === 'location') return locationLabel(lang, value);
  const category = name === 'category' && allCategories.find((known) => known === value);
  return category ? translate(lang, bike)(category) : value;
};

/** What a chip says of one active filter. */
export const wordFilter = (lang: Language, filters: Filters, name: FilterName): string => {
  if (name === 'text') return `“${filters.text.trim()}”`;
  if (name === 'cc' || name === 'price' || name === 'year') {
    const label = translate(lang, browse)(name);
    const bounds = wordBounds(lang, name, filters[name]);
    return name === 'cc' ? bounds : `${label}: ${bounds}`;
  }
  return wordChoice(lang, name, filters[name] ?? '');
};
