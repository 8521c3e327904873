import { dollarsSpelled, foreignAmount } from '../money/foreignAmount.ts';
import type { Rates } from '../money/money.schema.ts';
import { fallbackRates } from '../money/money.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { numeralsToDigits } from '../text/numberWords.ts';

/** A kind of quantity as people write it, accents off. */
type Kind = {
  /** What a unit is worth. */
  units: Record<string, number>;
  /** Words at either end that say nothing but the kind. */
  mark: RegExp;
  /** Where one text can be read in two ways, only what lies in here is meant. */
  plausible: readonly [from: number, to: number];
  /** What a number without a unit means, most likely first. */
  bare: (number: number) => readonly number[];
  /** Đồng for one, where it is foreign money: what it comes to is rounded to thousands. */
  worth?: number;
};

const [thousand, million, billion] = [1_000, 1_000_000, 1_000_000_000];
/** Below this no motorcycle is sold: the thousands or the millions were left out (D51). */
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
    // 23,5 leaves the thousands out; 23.500,5 has them, and metres.
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

/** What digits with points, commas and spaces in them can mean, the language's own way first. */
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

/** No amount has more parts: each one has a smaller unit than the one before. */
const mostParts = 8;
/** 12tr5 is [12, tr] and [5]; null where something stands there that is no amount. */
const partsOf = (text: string, { units }: Kind, left = mostParts): Part[] | null => {
  const found = left > 0 ? piece.exec(text) : null;
  if (!found) return null;
  const [all, digits = '', hundreds, unit = '', half] = found;
  if (unit !== '' && !Object.hasOwn(units, unit)) return null;
  const part = { digits, isHundreds: hundreds !== undefined, unit, isHalf: half !== undefined };
  if (all.length === text.length) return [part];
  const rest = partsOf(text.slice(all.length), { units } as Kind, left - 1);
  return rest && [part, ...rest];
};

/** What stands behind a unit: the 5 of 12tr5 is half of it, 12tr 500k adds 500,000; null where it makes no sense. */
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

/** As it is compared: accents off, single blanks, numerals as digits; 15'000'000,- is 15 000 000. */
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
    // Nobody writes thousandths of a đồng or of a bare kilometre.
    const most = Math.max(...numbers);
    const bare = numbers.length > 1 ? [most] : numbers;
    // Whoever writes the ₫ means what stands there.
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
 * What somebody means who types a price, in whole đồng: [] is not understood, one value is certain, of several the
 * first is the most likely, and whoever types should be asked.
 * @example readMoney('12tr5', 'vi') // => [12_500_000]
 * @param rates for an amount in dollars, pounds or euros; the result is rounded to a thousand đồng
 * @example readMoney('18', 'en') // => [18_000_000, 18]
 * @example readMoney('$500', 'en', fallbackRates) // => [12_000_000]
 */
export const readMoney = (typed: string, language: Language, rates: Rates = fallbackRates): number[] => {
  const text = plainAmount(typed);
  const abroad = foreignAmount(text);
  if (!abroad) return readAmount(text, language, money);
  return readAmount(abroad.amount, language, foreign(rates.VND / rates[abroad.currency]));
};

/** Said around a price in a field that asks for one: giá 15tr fix. */
const around =
  /^(?:gia(?: ban| chi| con)?|price|asking|chi|con|only|about|khoang|tam)[ :]+|[ ,.(]+(?:fix(?:ed)?(?: nhe)?|firm|nego(?:tiable)?|obo|(?:co |con )?(?:tl|thuong luong)|chot|bao sang ten|net)\)?$/g;

/** As `readMoney`, without what people write around a price. @example readPriceField('giá 15tr fix', 'vi') // => [15_000_000] */
export const readPriceField = (typed: string, language: Language, rates?: Rates): number[] =>
  readMoney(foldAccents(dollarsSpelled(typed)).trim().replace(around, ''), language, rates);

/** Does an amount name a foreign currency, so that its value in đồng changes with the rates? */
export const isForeign = (typed: string): boolean => foreignAmount(plainAmount(typed)) !== null;

/**
 * The same for a distance, in kilometres.
 * @example readDistance('2 vạn 3', 'vi') // => [23_000]
 */
export const readDistance = (typed: string, language: Language) =>
  readAmount(plainAmount(typed), language, distance);
