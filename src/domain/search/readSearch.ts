import type { SearchTerms } from '../glossary/glossary.ts';
import type { FactFilter } from '../listings/factFilters.ts';
import type { Transmission } from '../listings/listingFields.ts';
import type { Location } from '../places/locations.ts';
import { placeIn } from '../places/placeNames.ts';
import { foldAccents } from '../text/foldAccents.ts';
import type { Bounds } from './bikeFilter.ts';
import { readDistance, readMoney } from './readAmount.ts';
import { wordsOf } from './words.ts';

export type SearchRange = 'price' | 'mileage' | 'cc' | 'year';
/** A part of a search that says more than words: a range, a place, a transmission, a fact, or that the bike is electric. */
export type SearchTerm =
  | { name: SearchRange; bounds: Bounds }
  | { name: 'location'; place: Location; around: boolean }
  | { name: 'transmission'; transmission: Transmission }
  | { name: 'electric' }
  | { name: 'ownPapers' }
  | { name: 'openToOffers' };
/** A term with its place in the text, counted in what stands between spaces. */
export type SearchPhrase = SearchTerm & { start: number; length: number };
export type Search = { words: string[]; phrases: SearchPhrase[] };

/** Words that say on which side of an amount a bike should be; the longest first. */
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
const listOf = (names: string) =>
  names
    .split(', ')
    .map((name) => name.split(' '))
    .toSorted((a, b) => b.length - a.length);
const sideWords = Object.entries(sides).map(([side, names]) => [side as Side, listOf(names)] as const);

const beginsWith = (words: readonly string[], start: number, wanted: readonly string[]) =>
  wanted.every((word, place) => words[start + place] === word);

type Reader = { name: SearchRange; read: (text: string) => number | null; mostWords: number };

const moneyUnit =
  /(?<![a-z])(?:tr|trieu|cu|chai|ty|ti|m|mil|mio|million|millions|billion|nghin|ngan|k|vnd|dong)(?=\d|\s|$)/;
const cheapest = 500_000;
const readers: readonly Reader[] = [
  {
    name: 'mileage',
    mostWords: 4,
    read: (text) =>
      /\d ?(?:k|van|nghin|ngan)?\d* ?(?:kms?|cay(?: so)?|kilomet(?:re|er)s?)$/.test(text)
        ? (readDistance(text, 'vi')[0] ?? null)
        : null,
  },
  {
    name: 'cc',
    mostWords: 3,
    read: (text) => {
      const size = /^(\d{2,4}) ?(?:cc|phan khoi|pk)$/.exec(text)?.[1];
      return size === undefined ? null : Number(size);
    },
  },
  {
    name: 'price',
    mostWords: 5,
    read: (text) => {
      const value = readMoney(text, 'vi')[0] ?? 0;
      const isSaid = moneyUnit.test(text) || /^\d{1,3}(?:[., ]\d{3}){2,}/.test(text);
      return isSaid && value >= cheapest ? value : null;
    },
  },
  {
    name: 'year',
    mostWords: 2,
    read: (text) => {
      const year = /^(?:(?:doi|nam|year|model) )?((?:19[5-9]|20\d)\d)$/.exec(text)?.[1];
      return year === undefined ? null : Number(year);
    },
  },
];

type Amount = { name: SearchRange; value: number; length: number; text: string };
/** One amount at a place of the text, as long as it goes on. */
const amountAt = (words: readonly string[], start: number, only?: SearchRange): Amount | null => {
  for (const { name, read, mostWords } of readers) {
    if (only && name !== only) continue;
    for (let length = Math.min(mostWords, words.length - start); length > 0; length -= 1) {
      const text = words.slice(start, start + length).join(' ');
      const value = read(text);
      if (value !== null) return { name, value, length, text };
    }
  }
  return null;
};

/** A first amount that leaves its unit to the second: 10 of 10 to 15 triệu. */
const loanOf = (text: string, { name, text: whole, value }: Amount): number | null => {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  if (name === 'year') return amountAt([text], 0, 'year')?.value ?? null;
  const unit = /[a-z]+(?: so)?$/.exec(whole)?.[0] ?? '';
  const loan = amountAt([`${text} ${unit}`.trim()], 0, name)?.value ?? null;
  return loan !== null && loan <= value ? loan : null;
};

/** A term of the trade is never longer, in pieces. */
const longestTerm = 8;

const joins = new Set(['den', 'toi', 'to', '-', '–', 'and', 'va']);

/** Two amounts with a word between them. */
const rangeAt = (words: readonly string[], start: number): (SearchTerm & { length: number }) | null => {
  const lead = ['tu', 'from', 'between'].includes(words[start] ?? '') ? 1 : 0;
  for (let first = 1; first <= 4; first += 1) {
    if (!joins.has(words[start + lead + first] ?? '')) continue;
    const to = amountAt(words, start + lead + first + 1);
    if (!to) continue;
    const text = words.slice(start + lead, start + lead + first).join(' ');
    const whole = amountAt(words.slice(0, start + lead + first), start + lead, to.name);
    const from = whole?.length === first ? whole.value : loanOf(text, to);
    if (from === null) continue;
    const bounds = { from: Math.min(from, to.value), to: Math.max(from, to.value) };
    return { name: to.name, bounds, length: lead + first + 1 + to.length };
  }
  return null;
};

/** A round fifth below and above, as people mean a price that they name alone. */
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

/** One amount with what says on which side of it: under 12m, 15 triệu trở xuống, đời 2018 trở lên. */
const amountTermAt = (words: readonly string[], start: number): (SearchTerm & { length: number }) | null => {
  let [side, lead]: [Side | null, number] = [null, 0];
  for (const [name, lists] of sideWords)
    for (const list of lists)
      if (list.length > lead && beginsWith(words, start, list)) [side, lead] = [name, list.length];
  const amount = amountAt(words, start + lead);
  if (!amount) return null;
  const end = start + lead + amount.length;
  let tail = 0;
  for (const name of ['most', 'least'] as const)
    for (const after of behind[name]) {
      const list = after.split(' ');
      if (beginsWith(words, end, list)) [side, tail] = [name, list.length];
    }
  // A bare year or size is a word like others: 2018 and 150cc stand on the bikes.
  const isBare = lead === 0 && tail === 0;
  if (isBare && (amount.name === 'cc' || (amount.name === 'year' && amount.length === 1))) return null;
  return { name: amount.name, bounds: boundsOf(amount, side), length: lead + amount.length + tail };
};

const placeLeads = listOf('khu vuc, o, tai, in, at');
const nearLeads = listOf(
  'gan, near, near to, close to, nearby, around, quanh, xung quanh, loanh quanh, lan can, o gan, o quanh, quanh khu vuc, gan khu vuc, khu vuc quanh, khu vuc gan, vung quanh, vung lan can',
);
const nearTails = listOf(
  'va lan can, va vung lan can, va khu vuc lan can, va cac tinh lan can, va xung quanh, va quanh do, va vung phu can, va phu can, lan can, phu can, xung quanh, and around, and nearby, and surroundings, and surrounding area, and surrounding areas, and near, & around, & nearby, nearby, surroundings, area',
);
const longestOf = (lists: readonly string[][], words: readonly string[], start: number) =>
  lists.find((list) => beginsWith(words, start, list))?.length ?? 0;

/** Within 50 km of, bán kính 50km quanh: how many words say so. The distance itself is always the same one. */
const radiusAt = (words: readonly string[], start: number): number => {
  const said =
    /^(?:trong vong |ban kinh |trong ban kinh |within |cach )?\d+ ?(?:km|kms|cay|cay so) (?:quanh|xung quanh|tu|tinh tu|of|from|around|cua)(?= )/;
  return said.exec(`${words.slice(start, start + 8).join(' ')} `)?.[0].split(' ').length ?? 0;
};

/** Ở Đà Nẵng, near Da Nang, Đà Nẵng và lân cận, within 50 km of Da Nang. */
const placeTermAt = (words: readonly string[], start: number): (SearchTerm & { length: number }) | null => {
  const radius = radiusAt(words, start);
  const near = radius || longestOf(nearLeads, words, start);
  const lead = Math.max(near, longestOf(placeLeads, words, start));
  for (const skip of lead > 0 ? [lead, 0] : [0]) {
    const found = placeIn(words.slice(start + skip));
    if (!found) continue;
    const end = start + skip + found.length;
    const tail = longestOf(nearTails, words, end);
    const around = tail > 0 || (skip > 0 && near === skip);
    return { name: 'location', place: found.place, around, length: end + tail - start };
  }
  return null;
};

const electric = listOf('xe may dien, xe dien, may dien, chay dien, electric, e-bike, ebike');
const electricTermAt = (
  words: readonly string[],
  start: number,
): (SearchTerm & { length: number }) | null => {
  const found = electric.find((name) => beginsWith(words, start, name));
  return found ? { name: 'electric', length: found.length } : null;
};

const kinds: readonly (readonly [Transmission, string[][]])[] = [
  [
    'semi-automatic',
    listOf('xe so, semi auto, semi-auto, semi automatic, semi-automatic, semiauto, semi, underbone'),
  ],
  ['automatic', listOf('xe tay ga, tay ga, xe ga, scooter, scooters, automatic, auto, so tu dong')],
  ['manual', listOf('xe con tay, xe tay con, con tay, tay con, xe con, manual, clutch, so tay')],
];
/** The kinds of bikes that a search may name, each with all the ways to say it, accents off. */
export const kindNames: readonly (readonly [Transmission | 'electric', readonly string[]])[] = [
  ...kinds.map(([kind, names]) => [kind, names.map((words) => words.join(' '))] as const),
  ['electric', electric.map((words) => words.join(' '))],
];

const transmissionTermAt = (
  words: readonly string[],
  start: number,
): (SearchTerm & { length: number }) | null => {
  for (const [transmission, names] of kinds) {
    const found = names.find((name) => beginsWith(words, start, name));
    if (found) return { name: 'transmission', transmission, length: found.length };
  }
  return null;
};

const factNames: readonly (readonly [FactFilter, string[][]])[] = [
  [
    'ownPapers',
    listOf(
      "giay to chinh chu, ca vet chinh chu, xe chinh chu, chinh chu, papers in name, papers in own name, papers in my name, papers in seller's name, papers in the seller's name, papers in sellers name, papers in owner's name, papers in the owner's name",
    ),
  ],
  [
    'openToOffers',
    listOf(
      'gia con thuong luong, gia co thuong luong, gia thuong luong, con thuong luong, co thuong luong, thuong luong duoc, thuong luong, open to offers, price negotiable, negotiable',
    ),
  ],
];
const factTermAt = (words: readonly string[], start: number): (SearchTerm & { length: number }) | null => {
  // A price that is not negotiable is the opposite.
  if (['khong', 'mien', 'not', 'non'].includes(words[start - 1] ?? '')) return null;
  for (const [name, names] of factNames) {
    const found = names.find((said) => beginsWith(words, start, said));
    if (found) return { name, length: found.length };
  }
  return null;
};

/** Said around a search, and no part of what a bike is found by. */
const silent = new Set(
  'can mua tim kiem ban gap gia o tai in at near nearby gan quanh for sale a an the with and to buy cho minh toi nhe nao duoi tren tu khoang tam doi nam cc under over around about used cu odo'.split(
    ' ',
  ),
);

/** Used, which without its accent is the củ of 12 củ, twelve million. */
const isUsed = (token: string) => token.normalize('NFC').toLowerCase() === 'cũ';

/** What stands between spaces, as it is compared; 10-15tr and 2018+ are three and two. */
const piecesOf = (text: string): { word: string; token: number }[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((token, place) =>
      (isUsed(token) ? '' : foldAccents(token))
        .replace(/(\d[a-z]*)([-–])(?=\d)/g, '$1 $2 ')
        .replace(/^([<>~≈]=?)(?=\d)/, '$1 ')
        .replace(/(?<=^(?:19|20)\d\d)\+$/, ' +')
        .split(' ')
        .map((word) => ({ word: word.replace(/^["'“(]+|[,.;:!?"'”)]+$/g, ''), token: place })),
    )
    .filter(({ word }) => word !== '');

/** How many pieces name a term of the trade together; ends where a piece ends, as five-digit does. */
const piecesOfTerm = (words: readonly string[], start: number, lengthAt: SearchTerms['lengthAt']): number => {
  const flat = words.slice(start, start + longestTerm).map(wordsOf);
  const length = lengthAt(flat.flat());
  let [taken, pieces] = [0, 0];
  for (; taken < length; pieces += 1) taken += flat[pieces]?.length ?? 0;
  return length > 1 && taken === length ? pieces : 0;
};

/**
 * What a search means: ranges and a place that it names, and the words that are left, accents off. The text itself
 * stays as it was typed.
 * @param lengthAt what of it is a term of the trade, which is never taken apart: an electric starter is no electric bike
 * @example readSearch('vision Sài Gòn dưới 15 triệu')
 * // => { words: ['vision'], phrases: [{ name: 'location', place: 'Ho Chi Minh City', … }, { name: 'price', … }] }
 */
export const readSearch = (text: string, lengthAt?: SearchTerms['lengthAt']): Search => {
  const pieces = piecesOf(text);
  const words = pieces.map(({ word }) => word);
  const phrases: SearchPhrase[] = [];
  const rest: { word: string; isTelling: boolean }[] = [];
  let place = 0;
  while (place < words.length) {
    const named = lengthAt ? piecesOfTerm(words, place, lengthAt) : 0;
    const other =
      // Before the kilometres in it are taken for those that a bike has run.
      (radiusAt(words, place) > 0 ? placeTermAt(words, place) : null) ??
      rangeAt(words, place) ??
      amountTermAt(words, place) ??
      electricTermAt(words, place) ??
      transmissionTermAt(words, place) ??
      factTermAt(words, place) ??
      placeTermAt(words, place);
    const term = other && other.length >= named ? other : null;
    const known = term && phrases.find(({ name }) => name === term.name);
    if (term && !known) {
      const start = pieces[place]?.token ?? 0;
      const last = pieces[place + term.length - 1]?.token ?? start;
      phrases.push({ ...term, start, length: last - start + 1 });
      place += term.length;
    } else if (
      term?.name === 'transmission' &&
      known?.name === 'transmission' &&
      term.transmission === known.transmission
    ) {
      // An automatic scooter is one thing said twice.
      place += term.length;
    } else {
      const length = named || 1;
      for (const word of words.slice(place, place + length).flatMap(wordsOf))
        rest.push({ word, isTelling: named > 0 || !silent.has(word) });
      place += length;
    }
  }
  const telling = rest.filter(({ isTelling }) => isTelling);
  const searched = telling.length > 0 || phrases.length > 0 ? telling : rest;
  return { words: searched.map(({ word }) => word), phrases };
};
