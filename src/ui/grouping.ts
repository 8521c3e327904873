import { digitsIn } from '../domain/text/digitsIn.ts';
import type { Language } from '../i18n/languages.ts';

const separators = { en: ',', vi: '.' } as const;
/** Digits that a number represents exactly. */
const maxDigits = 15;

const digitsOf = (text: string) =>
  digitsIn(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);

/**
 * Reads a typed whole number, ignoring anything between its digits; null without digits.
 * @example parseWhole('38.500.000 ₫') // => 38500000
 */
export const parseWhole = (text: string): number | null => {
  const digits = digitsOf(text);
  return digits === '' ? null : Number(digits);
};

/** @example groupDigits('vi', 38500000) // => '38.500.000' */
export const groupDigits = (lang: Language, value: number | null): string =>
  value === null ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, separators[lang]);

/**
 * Caret after regrouping: before the same number of digits, never right after a separator, where Backspace
 * deletes nothing.
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

type Edit = { inputType: string; data: string | null };

/**
 * Returns whether to leave the text ungrouped: it has letters (12tr5), or a separator was just typed (12,5).
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
