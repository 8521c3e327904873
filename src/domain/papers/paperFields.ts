import { limits } from '../listings/listingFields.ts';
import { withoutHiddenCharacters } from '../text/hiddenCharacters.ts';
import { wellFormed } from '../text/wellFormed.ts';

/** Maximum lengths of the seller's and the buyer's fields. */
export const personFields = { name: 60, born: 20, identity: 40, address: 100 } as const;
export const bikeFields = {
  make: 40,
  model: 60,
  year: 4,
  colour: 24,
  engine: 40,
  mileage: 14,
  plate: 16,
  frame: 24,
  engineNumber: 24,
} as const;
export const amountFields = { price: 19, deposit: 19 } as const;
export const people = ['seller', 'buyer'] as const;

export type PersonField = `${(typeof people)[number]}.${keyof typeof personFields}`;
export type BikeField = keyof typeof bikeFields;
export type AmountField = keyof typeof amountFields;
export type PaperField = PersonField | BikeField | AmountField;

/** Printed as blanks, to be filled in by hand. */
export const handBlanks = ['gap', 'line'] as const;
export const placeholders = [
  ...['price', 'priceWords', 'deposit', 'depositWords', 'rest', 'restWords'],
  ...handBlanks,
] as const;

/**
 * Returns typed text as it is printed: one line, without invisible or direction-changing characters.
 * @example printable('  Trần \u202e An\n', 60) // => 'Trần An'
 */
export const printable = (typed: string, maxLength: number): string =>
  [
    ...withoutHiddenCharacters(wellFormed(typed))
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxLength)
    .join('')
    .trim();

/** Splits a text at placeholders, whose names get odd indexes. */
export const piecesOf = (text: string): string[] => text.split(/\{(\w+)\}/);

export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= limits.price;
