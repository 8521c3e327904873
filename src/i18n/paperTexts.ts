import {
  amountFields,
  bikeFields,
  isPrice,
  type PaperField,
  people,
  personFields,
  printable,
} from '../domain/papers/paperFields.ts';
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

/** @example paperAmount('25.500.000 ₫') // => 25500000 */
export const paperAmount = (typed: string): number | null => {
  const digits = digitsIn(typed);
  const amount = digits === '' ? null : Number(digits);
  return isPrice(amount) ? amount : null;
};

/** Returns the text to print for each placeholder; for '', a line to write on is printed. */
export const paperTexts = (
  language: Language,
  typed: Partial<Record<PaperField, string>>,
): Record<string, string> => {
  const price = paperAmount(typed.price ?? '');
  const deposit = paperAmount(typed.deposit ?? '');
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
