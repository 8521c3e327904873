import { toE164 } from '../contacts/dialcodes.ts';
import { foldAccents } from '../text/foldAccents.ts';
import { plateNumbers } from './plateNumbers.ts';

/** Plate, or phone number with digits written as words, in a public description. */
export type PublicNumber = {
  kind: 'plate' | 'phone';
  text: string;
  start: number;
  end: number;
  /** Phone number in E.164, or first digits of the plate. */
  value: string;
};

const provinces = new Set(Object.values(plateNumbers).flatMap((digits) => digits.split(' ')));
/**
 * Plates such as 59X3-456.78, 51-H1 234.56 or 29H4 - 5673. Those with two letters need their separators:
 * 29-AB 123.45.
 */
const plate =
  /(?<![\p{L}\p{N}.,])(\d\d)(?:[\s-]{0,2}(?:\p{L}|M[ĐD])\d[\s.-]{0,3}(?:\d{3}[.\s]?\d\d|\d{4})|-?[A-Z]{2}[\s-]{1,3}\d{3}\.\d\d)(?![\p{L}\p{N}])/giu;
/** A name with a year, such as V3 2019, only looks like a plate. */
const endsWithYear = /[^.\d](?:19[5-9]|20\d)\d$/;

const platesIn = (text: string): PublicNumber[] =>
  [...text.matchAll(plate)].flatMap(({ 0: written, 1: digits = '', index }) =>
    provinces.has(digits) && !endsWithYear.test(written)
      ? [{ kind: 'plate', text: written, start: index, end: index + written.length, value: digits } as const]
      : [],
  );

const digitWords: Record<string, string> = Object.fromEntries(
  Object.entries({
    0: 'khong ko hong zero oh o linh',
    1: 'mot one',
    2: 'hai two',
    3: 'ba three',
    4: 'bon tu four',
    5: 'nam lam five',
    6: 'sau six',
    7: 'bay seven',
    8: 'tam eight',
    9: 'chin nine',
  }).flatMap(([digit, words]) => words.split(' ').map((word) => [word, digit])),
);
const digitOf = (token: string): string | null => {
  if (/^\d+$/.test(token)) return token;
  const word = foldAccents(token);
  return Object.hasOwn(digitWords, word) ? (digitWords[word] as string) : null;
};

const token = /\d+|\p{L}+/gu;
const signs = /^[\s.,–-]{0,3}$/;
const digitsOfPhone = 10;

/** Finds ten-digit phone numbers with digits written as words. */
const phonesInWords = (text: string): PublicNumber[] => {
  const phones: PublicNumber[] = [];
  type Run = { digits: string; start: number; end: number; words: number };
  let runs: Run[] = [];
  for (const { 0: written, index } of text.matchAll(token)) {
    const digits = digitOf(written);
    const last = runs[0];
    if (digits === null || (last && !signs.test(text.slice(last.end, index)))) runs = [];
    if (digits === null) continue;
    const [end, words] = [index + written.length, /^\d/.test(written) ? 0 : 1];
    runs = [...runs, { digits: '', start: index, end: index, words: 0 }]
      .map((run) => ({ ...run, digits: run.digits + digits, end, words: run.words + words }))
      .filter((run) => run.digits.length <= digitsOfPhone);
    const whole = runs.find((run) => run.digits.length === digitsOfPhone && run.words > 0);
    const value = whole?.digits.startsWith('0') ? toE164('+84', whole.digits) : null;
    if (!whole || value === null) continue;
    phones.push({ kind: 'phone', text: text.slice(whole.start, end), start: whole.start, end, value });
    runs = [];
  }
  return phones;
};

export const publicNumbers = (text: string): PublicNumber[] =>
  [...platesIn(text), ...phonesInWords(text)].toSorted((a, b) => a.start - b.start);

const plateLead = /(?:biển|bien|bs|bks|bsx|plate|số|so|number)[\s:.]*$/iu;
const phoneLead =
  /(?:(?:liên hệ|lien he|lh|gọi|goi|call|zalo|sđt|sdt|đt|dt|alo|phone|số|so|điện thoại)[\s:./-]*)+$/iu;

/** Removes public numbers. Keeps the province's digits after "biển số": buyers ask about them. */
export const withoutPublicNumbers = (text: string): string => {
  let [rest, from] = ['', 0];
  for (const { kind, start, end, value } of publicNumbers(text)) {
    const lead = text.slice(from, start);
    rest += kind === 'plate' ? lead + (plateLead.test(lead) ? value : '') : lead.replace(phoneLead, '');
    from = end;
  }
  return (rest + text.slice(from)).replace(/(?<! ) +(?=<\/p>|$)/g, '');
};
