import { foreignAmount, foreignSign } from '../money/foreignAmount.ts';
import type { Rates } from '../money/money.schema.ts';
import type { Bounds } from './bikeFilter.ts';
import { readDistance, readMoney } from './readAmount.ts';
import { beginsWith, type FoundTerm, listOf, type SearchRange } from './searchTerm.ts';

/** Words that turn an amount into a limit or an approximation. */
const sides = {
  most: 'toi da, khong qua, nho hon, it hon, up to, at most, less than, cheaper than, duoi, max, under, below, truoc, before, upto, <, <=',
  least:
    'toi thieu, it nhat, lon hon, cao hon, at least, more than, newer than, tren, tu, from, over, above, min, sau, after, since, >, >=',
  about: 'tam khoang, khoang, tam, gia, gia tam, gia khoang, about, around, ~, tam gia',
} as const;
type Side = keyof typeof sides;
const behind: Record<'most' | 'least', readonly string[]> = {
  most: ['tro xuong', 'do lai', 'or less', 'or under', 'tro lai', 'quay dau'],
  least: ['tro len', 'or more', 'or newer', 'do len', '+'],
};
const sideWords = Object.entries(sides).map(([side, names]) => [side as Side, listOf(names)] as const);

type Reader = {
  name: SearchRange;
  /** @param rates if omitted, foreign money is no amount */
  read: (text: string, rates?: Rates) => number | null;
  maxWords: number;
};

const moneyUnit =
  /(?<![a-z])(?:tr|trieu|cu|chai|ty|ti|m|mil|mio|million|millions|billion|nghin|ngan|k|vnd|dong)(?=\d|\s|$)/;
const cheapest = 500_000;
const readers: readonly Reader[] = [
  {
    name: 'mileage',
    maxWords: 4,
    read: (text) =>
      /(?<!\d)\d+ ?(?:(?:k|van|nghin|ngan)\d*)? ?(?:kms?|cay(?: so)?|kilomet(?:re|er)s?)$/.test(text)
        ? (readDistance(text, 'vi')[0] ?? null)
        : null,
  },
  {
    name: 'cc',
    maxWords: 3,
    read: (text) => {
      const size = /^(\d{2,4}) ?(?:cc|phan khoi|pk)$/.exec(text)?.[1];
      return size === undefined ? null : Number(size);
    },
  },
  {
    name: 'price',
    maxWords: 5,
    read: (text, rates) => {
      const isForeign = foreignAmount(text) !== null;
      if (isForeign && !rates) return null;
      const value = readMoney(text, 'vi', rates)[0] ?? 0;
      const isSaid = isForeign || moneyUnit.test(text) || /^₫?\d{1,3}(?:[., ]\d{3}){2,}/.test(text);
      return isSaid && value >= cheapest ? value : null;
    },
  },
  {
    name: 'year',
    maxWords: 2,
    read: (text) => {
      const year = /^(?:(?:doi|nam|year|model) )?((?:19[5-9]|20\d)\d)$/.exec(text)?.[1];
      return year === undefined ? null : Number(year);
    },
  },
];

export type Amount = { name: SearchRange; value: number; length: number; text: string };
/**
 * Longest amount at `start`.
 * @param words without accents
 * @param rates if omitted, foreign money is no amount
 */
export const amountAt = (
  words: readonly string[],
  start: number,
  only?: SearchRange,
  rates?: Rates,
): Amount | null => {
  for (const { name, read, maxWords } of readers) {
    if (only && name !== only) continue;
    for (let length = Math.min(maxWords, words.length - start); length > 0; length -= 1) {
      const text = words.slice(start, start + length).join(' ');
      const value = read(text, rates);
      if (value !== null) return { name, value, length, text };
    }
  }
  return null;
};

/**
 * Reads a number that shares the next amount's unit, such as the 10 of 10 to 15 triệu. Null if invalid, or
 * above that amount.
 */
const loanOf = (text: string, { name, text: whole, value }: Amount, rates?: Rates): number | null => {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  if (name === 'year') return amountAt([text], 0, 'year')?.value ?? null;
  const unit = /(?:[a-z]+(?: so)?|[$£€])$/.exec(whole)?.[0] ?? '';
  const loan = amountAt([`${text} ${unit}`.trim()], 0, name, rates)?.value ?? null;
  return loan !== null && loan <= value ? loan : null;
};

const joins = new Set(['den', 'toi', 'to', '-', '–', 'and', 'va']);

/** Reads a range, such as 10-15tr or từ 2018 đến 2020. */
export const rangeAt = (words: readonly string[], start: number, rates?: Rates): FoundTerm | null => {
  const lead = ['tu', 'from', 'between'].includes(words[start] ?? '') ? 1 : 0;
  for (let first = 1; first <= 4; first += 1) {
    if (!joins.has(words[start + lead + first] ?? '')) continue;
    const second = start + lead + first + 1;
    // In $500-700 the currency sign applies to both amounts.
    const sign = foreignSign.exec(words[start + lead] ?? '')?.[0];
    const to =
      amountAt(words, second, undefined, rates) ??
      (sign && rates ? amountAt([`${sign}${words[second] ?? ''}`], 0, 'price', rates) : null);
    if (!to) continue;
    const text = words.slice(start + lead, start + lead + first).join(' ');
    const whole = amountAt(words.slice(start + lead, start + lead + first), 0, to.name, rates);
    const from = whole?.length === first ? whole.value : loanOf(text, to, rates);
    if (from === null) continue;
    const bounds = { from: Math.min(from, to.value), to: Math.max(from, to.value) };
    return { name: to.name, bounds, length: lead + first + 1 + to.length };
  }
  return null;
};

/** A single price is approximate: 20 % below to 20 % above. Rounded to 500,000 đồng. */
const near = (price: number): Bounds => {
  const round = (value: number) => Math.round(value / cheapest) * cheapest;
  return { from: round(price * 0.8), to: round(price * 1.2) };
};

const boundsOf = ({ name, value }: Amount, side: Side | null): Bounds => {
  if (side === 'most') return { from: null, to: value };
  if (side === 'least') return { from: value, to: null };
  if (name === 'price') return near(value);
  return name === 'mileage' ? { from: null, to: value } : { from: value, to: value };
};

/** A distance after these words is the range on one charge, not the mileage. */
const charging = new Set('range charge sac pin battery'.split(' '));

/** Returns the limiting words at `start`, with their length. */
const sideAt = (words: readonly string[], start: number): [side: Side | null, length: number] => {
  let [side, length]: [Side | null, number] = [null, 0];
  for (const [name, lists] of sideWords)
    for (const list of lists)
      if (list.length > length && beginsWith(words, start, list)) [side, length] = [name, list.length];
  return [side, length];
};

const batteryNames = listOf('suc khoe pin, battery health, pin, battery, soh');
const fillers = new Set('con lai is still at has health xe'.split(' '));
/**
 * Reads the health of a battery. Without limiting words, a value is the buyer's minimum.
 * @example batteryTermAt(['pin', 'con', '90%'], 0) // => { name: 'battery_health', bounds: { from: 90, to: null }, length: 3 }
 */
export const batteryTermAt = (words: readonly string[], start: number): FoundTerm | null => {
  const name = batteryNames.find((list) => beginsWith(words, start, list));
  if (!name) return null;
  let end = start + name.length;
  while (sideAt(words, end)[1] === 0 && fillers.has(words[end] ?? '')) end += 1;
  const [side, lead] = sideAt(words, end);
  const percent = Number(/^([1-9]\d?|100)%$/.exec(words[end + lead] ?? '')?.[1] ?? 0);
  if (percent === 0) return null;
  const bounds = side === 'most' ? { from: null, to: percent } : { from: percent, to: null };
  return { name: 'battery_health', bounds, length: end + lead + 1 - start };
};

/** Reads an amount with limiting words: under 12m, 15 triệu trở xuống, đời 2018 trở lên. */
export const amountTermAt = (words: readonly string[], start: number, rates?: Rates): FoundTerm | null => {
  let [side, lead] = sideAt(words, start);
  const amount = amountAt(words, start + lead, undefined, rates);
  if (!amount || (amount.name === 'mileage' && charging.has(words[start - 1] ?? ''))) return null;
  const end = start + lead + amount.length;
  let tail = 0;
  for (const name of ['most', 'least'] as const)
    for (const after of behind[name]) {
      const list = after.split(' ');
      if (beginsWith(words, end, list)) [side, tail] = [name, list.length];
    }
  // A year or engine size without limiting words stays a word: bikes are indexed with words such as 2018 and
  // 150cc.
  const isWord = amount.length === 1 && (amount.name === 'cc' || amount.name === 'year');
  if (lead === 0 && tail === 0 && isWord) return null;
  return { name: amount.name, bounds: boundsOf(amount, side), length: lead + amount.length + tail };
};
