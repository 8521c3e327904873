import { featureLabel } from '../listings/features.ts';
import { type ChoiceField, isFieldName, rowOfField } from '../listings/fields.ts';
import { dayText } from '../listings/leaving.ts';
import type { Listing } from '../listings/listing.schema.ts';
import { locationLabel } from '../places/locations.ts';
import { readableText } from '../text/readableText.ts';
import { type StockColumn, type StockWords, stockColumns } from './columns.ts';

type Language = 'en' | 'vi';

const choiceCell = (language: Language, names: readonly string[] | undefined, code: string) =>
  names?.[language === 'en' ? 0 : 1] ?? code;

export const stockCell = (
  language: Language,
  words: StockWords,
  column: Exclude<StockColumn, 'number'>,
  listing: Listing,
): string => {
  if (column === 'features') return listing.features.map((name) => featureLabel(language, name)).join('; ');
  if (column === 'description') return readableText(listing.description);
  if (column === 'other_description') return readableText(listing.other_description ?? '');
  if (column === 'status') return choiceCell(language, words.choices.status[listing.status], listing.status);
  const value = listing[column] ?? '';
  if (!isFieldName(column) || value === '') return String(value);
  const row = rowOfField(column);
  if (row.kind === 'choice')
    return choiceCell(language, words.choices[column as ChoiceField][String(value)], String(value));
  if (row.kind === 'whole' && row.unit === 'day') return dayText(Number(value));
  return column === 'location' ? locationLabel(language, String(value)) : String(value);
};

export const stockHeading = (language: Language, words: StockWords, column: StockColumn): string =>
  words.columns[column][language === 'en' ? 0 : 1] ?? column;

export const stockRows = (
  language: Language,
  words: StockWords,
  bikes: readonly { number: string; listing: Listing }[],
): (string | number)[][] => [
  stockColumns.map((column) => stockHeading(language, words, column)),
  ...bikes.map(({ number, listing }) =>
    stockColumns.map((column) => {
      if (column === 'number') return number;
      const cell = stockCell(language, words, column, listing);
      return /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
    }),
  ),
];
