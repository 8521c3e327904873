import { nationalDigits, toE164 } from '../contacts/dialcodes.ts';
import { type PublicNumber, publicNumbers } from './publicNumbers.ts';
import type { Reading } from './reading.ts';

/** Ten digits in any grouping; the letter o may replace a zero. Prices never begin with 0. */
const domestic =
  /(?<![\d.,o])(?:\+?84[\s._-]?(?:\(0\)|0)?|0|(?<!\p{L})[oO])[\s._-]{0,3}[35789](?:[\s._-]{0,3}[\doO]){8}(?![\doO])/gu;
const foreign = /(?<![\d+])\+(?!84)[1-9]\d{0,2}(?:[\s().-]{0,2}\d){7,12}(?!\d)/g;

/** @returns the number as it is stored, such as +84912345678 */
const stored = (text: string): string | null => {
  const digits = text.replace(/[oO]/g, '0').replace(/[^\d+]/g, '');
  if (digits.startsWith('+') && !digits.startsWith('+84')) return nationalDigits(digits) ? digits : null;
  return toE164('+84', `0${digits.replace(/^(?:\+?84)?0?/, '')}`);
};

const placesOf = (text: string) =>
  [domestic, foreign]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ 0: written, index }) => {
      const number = stored(written);
      return number === null ? [] : [{ number, start: index, end: index + written.length }];
    })
    .toSorted((a, b) => a.start - b.start);

/** First phone number in E.164. Unsure if the text has several numbers, or spells digits as words. */
export const readPhone = (text: string): Reading<string> | null => {
  const written = new Set(placesOf(text).map(({ number }) => number));
  const isSpoken = ({ kind }: PublicNumber) => kind === 'phone';
  const spoken = publicNumbers(text).filter(isSpoken);
  const [first] = [...written, ...spoken.map(({ value }) => value)];
  return first === undefined ? null : { value: first, sure: written.size === 1 && spoken.length === 0 };
};

/** Words before a phone number, removed with it. */
const invitation =
  /(?:(?:liên hệ|lien he|l\/h|lh|gọi|goi|call|zalo|sđt|sdt|đt|dt|alo|phone|tel|whatsapp|viber|hotline|text|contact|contact me|ib)[\s:./&-]*(?:ngay|số|so|me|at|on|hoặc|or|qua|em|mình|anh)?[\s:./&-]*)+$/iu;

/** Replaces phone numbers, however they are grouped. @example maskPhones('Zalo 0903_123_456') // => 'Zalo [number]' */
export const maskPhones = (text: string): string => {
  let [masked, from] = ['', 0];
  for (const { start, end } of placesOf(text)) {
    if (start < from) continue;
    masked += `${text.slice(from, start)}[number]`;
    from = end;
  }
  return masked + text.slice(from);
};

/** Removes phone numbers from a text. The site shows them to members only. */
export const withoutPhones = (text: string): string => {
  let [rest, from] = ['', 0];
  for (const { start, end } of placesOf(text)) {
    if (start < from) continue;
    rest += text.slice(from, start).replace(invitation, '');
    from = end;
  }
  return rest + text.slice(from);
};
