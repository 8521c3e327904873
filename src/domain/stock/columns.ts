import { type ChoiceField, type FieldName, fieldNames } from '../listings/fields.ts';
import { foldAccents } from '../text/foldAccents.ts';

/** `bytes`: size of all cells together. */
export const stockLimits = {
  rows: 500,
  cells: 60,
  bytes: 2_000_000,
  number: 30,
  photos: 400,
} as const;

export type StockColumn =
  | 'number'
  | FieldName
  | 'price'
  | 'features'
  | 'description'
  | 'other_description'
  | 'status';

export const stockColumns: readonly StockColumn[] = [
  'number',
  ...fieldNames,
  'price',
  'features',
  'description',
  'other_description',
  'status',
];

/** Names of each stored code: English, Vietnamese, then others. */
export type ChoiceNames = Readonly<Record<string, readonly string[]>>;
export type StockWords = {
  columns: Readonly<Record<StockColumn, readonly string[]>>;
  choices: Readonly<Record<ChoiceField | 'status', ChoiceNames>>;
};

const numberPattern = /^[A-Z0-9][A-Z0-9._-]*$/;

/** Null if invalid. */
export const stockNumber = (typed: string): string | null => {
  const number = foldAccents(typed.trim()).toUpperCase();
  return number.length <= stockLimits.number && numberPattern.test(number) ? number : null;
};

export const nameKey = (name: string): string =>
  foldAccents(name)
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
