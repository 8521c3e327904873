import {
  type ChoiceField,
  type FieldName,
  fieldNames,
  isChoice,
  rowOfField,
} from '../domain/listings/fields.ts';
import { dayText } from '../domain/listings/leaving.ts';
import type { Published } from '../domain/listings/listing.schema.ts';
import { shownField } from '../domain/listings/listing.ts';
import { locationLabel } from '../domain/places/locations.ts';
import type { ChoiceName } from '../domain/search/bikeFilter.ts';
import { formatDate, formatDong, formatKm, formatMeasure } from './format.ts';
import { formatEngine } from './formatEngine.ts';
import { formatList } from './formatList.ts';
import type { Language } from './languages.ts';
import { bike } from './texts/bike.ts';
import { fields } from './texts/fields.ts';
import { listing as texts } from './texts/listing.ts';
import { translate } from './texts.ts';

/** @example fieldLabel('vi', 'fuel') // => 'Nhiên liệu' */
export const fieldLabel = (lang: Language, name: FieldName | ChoiceName): string =>
  translate(lang, fields)(name);

/**
 * A field's value in words; an unknown code stays unchanged.
 * @example fieldValue('vi', 'transmission', 'automatic') // => 'Tay ga'
 */
export const fieldValue = (lang: Language, name: FieldName, value: string | number): string => {
  if (name === 'location') return locationLabel(lang, String(value));
  const row = rowOfField(name);
  if (row.kind === 'whole' && row.unit === 'km') return formatKm(lang, Number(value));
  if (row.kind === 'whole' && row.unit === 'day') return formatDate(lang, Date.parse(dayText(Number(value))));
  if (row.kind === 'whole' && row.unit === 'km/h') return formatMeasure(lang, Number(value), row.unit);
  if (row.kind === 'whole' && row.unit === 'đ/month')
    return translate(lang, bike)('perMonth', { amount: formatDong(lang, Number(value)) });
  if (row.kind === 'whole' && row.unit) return `${value}${row.unit}`;
  return row.kind === 'choice' && isChoice(name as ChoiceField, String(value))
    ? translate(lang, bike)(value as keyof typeof bike)
    : String(value);
};

export const describing = fieldNames.filter((name) => name !== 'make' && name !== 'model');

const labelOf = (lang: Language, name: FieldName, listing: Published): string =>
  name === 'engine' && listing.fuel === 'electric' ? translate(lang, texts)('power') : fieldLabel(lang, name);

export const listingValue = (lang: Language, listing: Published, name: FieldName): string | null => {
  if (name === 'engine') return formatEngine(lang, listing);
  if (name === 'leaving_on' && listing.status !== 'active') return null;
  const value = shownField<FieldName>(listing, name);
  return value === null ? null : fieldValue(lang, name, value);
};

/**
 * Fields of a listing in words, in form order; without make and model, which are in the title.
 * @example listingLines('en', listing)[0] // => { name: 'year', label: 'Year', value: '2021' }
 */
export const listingLines = (
  lang: Language,
  listing: Published,
): { name: FieldName; label: string; value: string }[] =>
  describing.flatMap((name) => {
    const value = listingValue(lang, listing, name);
    return value === null ? [] : [{ name, label: labelOf(lang, name, listing), value }];
  });

export const choiceOptions = (lang: Language, name: ChoiceField): { value: string; label: string }[] => {
  const row = rowOfField(name);
  return row.kind === 'choice'
    ? row.values.map((value) => ({ value, label: fieldValue(lang, name, value) }))
    : [];
};

/**
 * Lists a field's codes, in Vietnamese with translations.
 * @example choiceCodes('vi', 'transmission') // => 'Hộp số: automatic (tay ga), manual (côn tay) hoặc semi-automatic (xe số)'
 */
export const choiceCodes = (lang: Language, name: ChoiceField): string => {
  const codes = choiceOptions(lang, name).map(({ value, label }) =>
    lang === 'en' ? value : `${value} (${label.toLocaleLowerCase(lang)})`,
  );
  return `${fieldLabel(lang, name)}: ${formatList(lang, 'disjunction', codes)}`;
};
