import { dollarsSpelled, foreignAmount } from '../money/foreignAmount.ts';
import type { Rates } from '../money/money.schema.ts';
import { fallbackRates } from '../money/money.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { numeralsToDigits } from '../text/numberWords.ts';

/** Kind of quantity, such as a price. Its patterns match text without accents. */
type Kind = {
  units: Record<string, number>;
  /** Unit that does not change the amount, such as km or ₫. */
  mark: RegExp;
  /** Range of plausible values. Values outside are dropped if any value is inside. */
  plausible: readonly [from: number, to: number];
  /** Possible values of a number without unit, likeliest first. */
  bare: (number: number) => readonly number[];
  /** Đồng per foreign unit. Results are rounded to thousands of đồng. */
  worth?: number;
};

const [thousand, million, billion] = [1_000, 1_000_000, 1_000_000_000];
/** Lowest plausible price in đồng. Smaller numbers probably mean thousands or millions (D51). */
const cheapest = 500_000;

const unitsOf = (values: Record<number, string>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([value, names]) =>
      names.split(' ').map((name): [string, number] => [name, Number(value)]),
    ),
  );

const money: Kind = {
  units: unitsOf({
    [billion]: 'ty ti b bn bil billion billions',
    [million]: 'trieu tr m mil mio million millions cu chai',
    [100 * thousand]: 'lit',
    [thousand]: 'nghin ngan ng k thousand thousands grand',
  }),
  mark: /^(?:₫|vnd|d) ?(?=\d)| ?(?:₫|vnd|dong|d)$/,
  plausible: [cheapest, 3 * billion],
  bare: (number) =>
    number >= cheapest || number === 0
      ? [number]
      : [number < thousand ? number * million : number * thousand, number],
};

const distance: Kind = {
  units: unitsOf({ [10 * thousand]: 'van', [thousand]: 'nghin ngan ng k thousand thousands' }),
  mark: / ?(?:kms?|cay(?: so)?|so|kilomet(?:re|er)s?)$/,
  plausible: [1, 999_999],
  bare: (number) => {
    if (Number.isInteger(number)) return [number];
    // 23,5 means 23,500 km. In 23.500,5 the decimals are dropped.
    return [number < thousand ? number * thousand : Math.floor(number)];
  },
};

const foreign = (worth: number): Kind => ({
  units: unitsOf({ [thousand]: 'nghin ngan ng k thousand thousands grand' }),
  mark: /(?!)/,
  plausible: [1, million],
  bare: (number) => [number],
  worth,
});

type Language = 'en' | 'vi';
const decimalMark = { en: '.', vi: ',' } as const;

/**
 * Parses digits with points, commas and spaces. Returns all possible numbers, first in the language's
 * notation.
 */
const readDigits = (text: string, language: Language): readonly number[] => {
  const [head = '', ...groups] = text.split(/[., ]/);
  const isGrouped = /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => group.length === 3);
  const whole = Number(head + groups.join(''));
  const marks = text.replace(/\d/g, '');
  if (marks === '') return [whole];
  const last = marks.at(-1) as string;
  const decimal = Number(`${head}${groups.slice(0, -1).join('')}.${groups.at(-1)}`);
  const isOneKind = marks === last.repeat(marks.length);
  if (isOneKind && (last === ' ' || marks.length > 1)) return isGrouped ? [whole] : [];
  if (!isOneKind) {
    const isRight = groups.slice(0, -1).every((group) => group.length === 3);
    return isRight && marks.lastIndexOf(last) === marks.indexOf(last) ? [decimal] : [];
  }
  if (!isGrouped) return [decimal];
  return last === decimalMark[language] && groups[0] !== '000' ? [decimal, whole] : [whole, decimal];
};

type Part = { digits: string; isHundreds: boolean; unit: string; isHalf: boolean };
const piece =
  /^(\d{1,3}(?: \d{3})+(?!\d)|\d(?:[\d.,]*\d)?) ?(tram\b)? ?((?!ruoi)[a-z]+)? ?(ruoi|and a half)? ?/;

/** Amounts with more parts are invalid: each part needs a smaller unit than the part before. */
const maxParts = 8;
/** Splits 12tr5 into [12, tr] and [5]; null for other text. */
const partsOf = (text: string, { units }: Kind, left = maxParts): Part[] | null => {
  const match = left > 0 ? piece.exec(text) : null;
  if (!match) return null;
  const [all, digits = '', hundreds, unit = '', half] = match;
  if (unit !== '' && !Object.hasOwn(units, unit)) return null;
  const part = { digits, isHundreds: hundreds !== undefined, unit, isHalf: half !== undefined };
  if (all.length === text.length) return [part];
  const rest = partsOf(text.slice(all.length), { units } as Kind, left - 1);
  return rest && [part, ...rest];
};

/** Value of the parts after the first unit: 500,000 in 12tr5 and in 12tr 500k. Null if invalid. */
const restOf = (parts: readonly Part[], above: number, units: Kind['units']): number | null => {
  const [part, ...rest] = parts;
  if (!part) return 0;
  const { digits, isHundreds, unit, isHalf } = part;
  if (!/^\d+$/.test(digits) || isHalf) return null;
  if (unit === '' && rest.length > 0) return null;
  if (unit === '' && !isHundreds) return (Number(digits) / 10 ** digits.length) * above;
  const size = unit === '' ? above / thousand : (units[unit] as number);
  if (size >= above) return null;
  const behind = restOf(rest, size, units);
  return behind === null ? null : Number(digits) * (isHundreds ? 100 : 1) * size + behind;
};

const whole = (values: readonly number[]): number[] => [
  ...new Set(
    values
      // 12.3 × 1,000,000 is not quite whole in binary.
      .map((value) => (Math.abs(value - Math.round(value)) < 1e-3 ? Math.round(value) : value))
      .filter((value) => Number.isSafeInteger(value) && value >= 0),
  ),
];

/** Removes accents and double spaces, converts numerals; 15'000'000,- becomes 15 000 000. */
const plainAmount = (typed: string): string =>
  numeralsToDigits(foldAccents(dollarsSpelled(typed)).replace(/\s+/g, ' ').trim())
    .replace(/(\d)'(?=\d{3}(?!\d))/g, '$1 ')
    .replace(/(\d) ?[.,]-{1,2}/, '$1');

const readAmount = (text: string, language: Language, kind: Kind): number[] => {
  const inDong = (value: number) =>
    kind.worth === undefined ? value : Math.round((value * kind.worth) / thousand) * thousand;
  const unmarked = text.replace(kind.mark, '');
  const parts = partsOf(unmarked.replace(/^[~≈] ?/, ''), kind);
  const [first, ...rest] = parts ?? [];
  if (!first) return [];
  const hundreds = first.isHundreds ? 100 : 1;
  const half = first.isHalf ? 0.5 : 0;
  const numbers = readDigits(first.digits, language).map((number) => number * hundreds + half);
  if (first.unit === '') {
    if (rest.length > 0) return [];
    // Without a unit, 12.500 is no decimal: nobody writes thousandths.
    const largest = Math.max(...numbers);
    const bare = numbers.length > 1 ? [largest] : numbers;
    // 500 ₫ most likely means 500 đồng, not 500 thousand.
    const meant = bare.flatMap(kind.bare).map(inDong);
    return whole(unmarked === text ? meant : [...bare, ...meant]);
  }
  const size = kind.units[first.unit] as number;
  const behind = restOf(rest, size, kind.units);
  if (behind === null || (rest.length > 0 && half > 0)) return [];
  const values = whole(numbers.map((number) => inDong(number * size + behind)));
  const [from, to] = kind.plausible.map(inDong) as [number, number];
  const likely = values.filter((value) => value >= from && value <= to);
  return likely.length > 0 ? likely : values.slice(0, 1);
};

/**
 * Returns the likely values of a price in đồng, likeliest first; empty if the text is no price. If there are
 * several, callers ask which is meant.
 * @param rates for dollars, pounds or euros
 * @example readMoney('12tr5', 'vi') // => [12_500_000]
 * @example readMoney('18', 'en') // => [18_000_000, 18]
 * @example readMoney('$500', 'en', fallbackRates) // => [12_000_000]
 */
export const readMoney = (typed: string, language: Language, rates: Rates = fallbackRates): number[] => {
  const text = plainAmount(typed);
  const abroad = foreignAmount(text);
  if (!abroad) return readAmount(text, language, money);
  return readAmount(abroad.amount, language, foreign(rates.VND / rates[abroad.currency]));
};

/** Words around a price in a price field, as in giá 15tr fix. */
const around =
  /^(?:gia(?: ban| chi| con)?|price|asking|chi|con|only|about|khoang|tam)[ :]+|[ ,.(]+(?:fix(?:ed)?(?: nhe)?|firm|nego(?:tiable)?|obo|(?:co |con )?(?:tl|thuong luong)|chot|bao sang ten|net)\)?$/g;

/**
 * Like `readMoney`, ignoring words around the price, such as fix.
 * @example readPriceField('giá 15tr fix', 'vi') // => [15_000_000]
 */
export const readPriceField = (typed: string, language: Language, rates?: Rates): number[] =>
  readMoney(foldAccents(dollarsSpelled(typed)).trim().replace(around, ''), language, rates);

export const isForeign = (typed: string): boolean => foreignAmount(plainAmount(typed)) !== null;

/** Reads a distance like `readMoney`, in kilometres. @example readDistance('2 vạn 3', 'vi') // => [23_000] */
export const readDistance = (typed: string, language: Language) =>
  readAmount(plainAmount(typed), language, distance);
