import {
  amountFields,
  bikeFields,
  isPrice,
  type PaperField,
  people,
  personFields,
  printable,
} from '../domain/papers/paperFields.ts';
import { isForeign, readPriceField } from '../domain/search/readAmount.ts';
import { digitsIn } from '../domain/text/digitsIn.ts';
import { amountInWords } from './amountInWords.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

const units = { en: 'VND', vi: 'đồng' } as const;

export const maxLengths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    people.flatMap((person) =>
      Object.entries(personFields).map(([field, max]) => [`${person}.${field}`, max]),
    ),
  ),
  ...bikeFields,
  ...amountFields,
};

/** Refuses smaller numbers without a unit: they may mean thousands or millions. */
const smallest = 1_000;
const inFigures = /^[\d\s.,]+(?:₫|đ|đồng|vnd)?$/iu;

/**
 * Reads an amount in đồng, in figures or words. Null for foreign money, whose value would change with the
 * rates.
 * @example paperAmount('vi', '25tr5') // => 25500000
 */
export const paperAmount = (language: Language, typed: string): number | null => {
  const text = typed.trim();
  const figures = Number(digitsIn(text));
  const inWords = isForeign(text) ? undefined : readPriceField(text, language)[0];
  const amount = inFigures.test(text) ? (figures < smallest ? null : figures) : inWords;
  return isPrice(amount) ? amount : null;
};

/** Returns the text to print for each placeholder; '' prints an empty line to write on. */
export const paperTexts = (
  language: Language,
  typed: Partial<Record<PaperField, string>>,
): Record<string, string> => {
  const price = paperAmount(language, typed.price ?? '');
  const deposit = paperAmount(language, typed.deposit ?? '');
  const rest = price !== null && deposit !== null && deposit < price ? price - deposit : null;
  const amounts = Object.entries({ price, deposit, rest }).flatMap(([name, amount]) => [
    [name, amount === null ? '' : `${formatNumber(language, amount)}\u00a0${units[language]}`],
    [`${name}Words`, amount === null ? '' : amountInWords(language, amount)],
  ]);
  const texts = Object.entries(maxLengths).map(([field, max]) => [
    field,
    printable(typed[field as PaperField] ?? '', max),
  ]);
  return Object.fromEntries([...texts, ...amounts]);
};
