import { useEffect, useRef, useState } from 'react';
import type { Rates } from '../domain/money/money.schema.ts';
import { isForeign, readDistance, readPriceField } from '../domain/search/readAmount.ts';
import type { Language } from '../i18n/languages.ts';
import { isOwnWords } from './grouping.ts';

export type AmountKind = 'money' | 'distance';
const readers = { money: readPriceField, distance: readDistance } as const;

/** What stands in a field in somebody's own words, and what it can mean, most likely first; null for plain digits. */
export type Worded = { text: string; values: readonly number[]; isForeign: boolean };

/**
 * Lets a number be typed in words as well, as 12tr5 or 23,5k, where the field is of a kind.
 * @param value what the field holds; once it differs from what the words mean, they are dropped
 * @param rates for money that is not đồng
 * @param onRates hears what the same words mean at rates that came later
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
  /** @returns what is meant, or undefined where plain digits were typed */
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
    /** What the field shows in place of digits; null for digits. */
    shown,
    take,
    forget: () => put(null),
    /** Digits take the place of the words. What they mean stays: a line that goes would move what is about to be pressed. */
    settle: () => setSettled(true),
  };
};
