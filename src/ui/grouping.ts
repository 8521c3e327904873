import { digitsIn } from '../domain/text/digitsIn.ts';
import type { Language } from '../i18n/languages.ts';

const separators = { en: ',', vi: '.' } as const;
/** Fifteen digits are the most that a number holds exactly. */
const longest = 15;

/** Only the digits of a text, without zeros in front. */
const digitsOf = (text: string) =>
  digitsIn(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);

/**
 * The whole number that somebody typed, whatever stands between its digits; null when there is none.
 * @example parseWhole('38.500.000 ₫') // => 38500000
 */
export const parseWhole = (text: string): number | null => {
  const digits = digitsOf(text);
  return digits === '' ? null : Number(digits);
};

/**
 * A number as it is written while typing: groups of three, the language's own separator.
 * @example groupDigits('vi', 38500000) // => '38.500.000'
 */
export const groupDigits = (lang: Language, value: number | null): string =>
  value === null ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, separators[lang]);

/**
 * Where the caret belongs after regrouping: before as many digits as until now, and never right behind a
 * separator, where a backspace would remove nothing.
 * @example caretAfter('1.2345', 5, '12.345') // => 5
 */
export const caretAfter = (typed: string, caret: number, grouped: string): number => {
  let digitsBehind = digitsIn(typed.slice(caret)).length;
  let index = grouped.length;
  while (digitsBehind > 0 && index > 0) {
    index -= 1;
    if (/\d/.test(grouped.charAt(index))) digitsBehind -= 1;
  }
  return index > 0 && /\D/.test(grouped.charAt(index - 1)) ? index - 1 : index;
};

/** What an input event says of itself, as far as it matters here. */
type Edit = { inputType: string; data: string | null };

/**
 * Whether a text is an amount in somebody's own words, such as 12tr5 or 12,5, rather than digits that are grouped
 * while they are typed. It is where it holds more than digits and the language's separators, or where a separator
 * was typed, pasted or filled in.
 */
export const isOwnWords = (
  lang: Language,
  text: string,
  wasOwnWords: boolean,
  edit: Edit | null,
): boolean => {
  const marks = text.replace(/[\d\s]/g, '');
  if (marks === '') return false;
  if (wasOwnWords || marks.replaceAll(separators[lang], '') !== '') return true;
  if (edit?.inputType.startsWith('delete') || /^\d+$/.test(edit?.data ?? '')) return false;
  if (edit?.data === separators[lang]) return true;
  return text !== groupDigits(lang, parseWhole(text));
};
