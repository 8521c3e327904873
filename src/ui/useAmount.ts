import { useEffect, useRef, useState } from 'react';
import type { Rates } from '../domain/money/money.schema.ts';
import { isForeign, readDistance, readPriceField } from '../domain/search/readAmount.ts';
import type { Language } from '../i18n/languages.ts';
import { isOwnWords } from './grouping.ts';

export type AmountKind = 'money' | 'distance';
const readers = { money: readPriceField, distance: readDistance } as const;

/** Amount in words and its possible values, likeliest first; null for plain digits. */
export type Worded = { text: string; values: readonly number[]; isForeign: boolean };

/**
 * Lets a number be typed in words, such as 12tr5, if the field has a `kind`.
 * @param value the field's value; it replaces typed words that mean another value
 * @param rates for foreign amounts
 * @param onRates called with the new value if rates arrive later
 */
export const useAmount = (
  lang: Language,
  kind: AmountKind | undefined,
  value: number | null,
  rates: Rates | undefined,
  onRates: (meant: number | null) => void,
) => {
  const [text, setText] = useState<string | null>(null);
  const [isSettled, setSettled] = useState(false);
  const read = (words: string | null) => (kind && words !== null ? readers[kind](words, lang, rates) : []);
  const values = read(text);
  const isAbroad = kind === 'money' && text !== null && isForeign(text);
  const worded: Worded | null =
    text !== null && (values[0] ?? null) === value ? { text, values, isForeign: isAbroad } : null;
  const foreign = useRef<number | null>(null);
  useEffect(() => {
    if (worded) foreign.current = isAbroad ? value : null;
    else if (isAbroad && value !== null && value === foreign.current) onRates(values[0] ?? null);
  });
  const shown = worded !== null && !isSettled ? worded.text : null;
  const put = (words: string | null) => {
    setText(words);
    setSettled(false);
  };
  /** @returns the meaning, or undefined for plain digits */
  const take = (typed: string, event: Event): number | null | undefined => {
    const edit = event instanceof InputEvent ? event : null;
    if (!kind || !isOwnWords(lang, typed, shown !== null, edit)) {
      put(null);
      return undefined;
    }
    put(typed);
    return read(typed)[0] ?? null;
  };
  return {
    worded,
    /** Typed words that the field shows; null if it shows digits. */
    shown,
    take,
    forget: () => put(null),
    /**
     * Shows digits, with their meaning still below them: removing that line would move buttons under the
     * pointer.
     */
    settle: () => setSettled(true),
  };
};
