import { useState } from 'react';
import { readDistance, readMoney } from '../domain/search/readAmount.ts';
import type { Language } from '../i18n/languages.ts';
import { isOwnWords } from './grouping.ts';

export type AmountKind = 'money' | 'distance';
const readers = { money: readMoney, distance: readDistance } as const;

/** What stands in a field in somebody's own words, and what it can mean, most likely first; null for plain digits. */
export type Worded = { text: string; values: readonly number[] };

/**
 * Lets a number be typed in words as well, as 12tr5 or 23,5k, where the field is of a kind.
 * @param value what the field holds; once it differs from what the words mean, they are dropped
 */
export const useAmount = (lang: Language, kind: AmountKind | undefined, value: number | null) => {
  const [text, setText] = useState<string | null>(null);
  const values = kind && text !== null ? readers[kind](text, lang) : [];
  const worded: Worded | null = text !== null && (values[0] ?? null) === value ? { text, values } : null;
  /** @returns what is meant, or undefined where plain digits were typed */
  const take = (typed: string, event: Event): number | null | undefined => {
    const edit = event instanceof InputEvent ? event : null;
    if (!kind || !isOwnWords(lang, typed, worded !== null, edit)) {
      setText(null);
      return undefined;
    }
    setText(typed);
    return readers[kind](typed, lang)[0] ?? null;
  };
  return { worded, take, forget: () => setText(null) };
};
