import type { Language } from './languages.ts';

/** A sentence, or its two forms where a count changes it. `{name}` marks a place to fill. */
export type Text = string | { one: string; other: string };
/** A sentence in both languages: one that lacks a language does not compile. */
export type Bilingual = Record<Language, Text>;
export type Texts = Record<string, Bilingual>;
export type Values = Record<string, string | number>;
export type Translate<T extends Texts> = (key: keyof T & string, values?: Values) => string;

const numbers = { en: new Intl.NumberFormat('en-US'), vi: new Intl.NumberFormat('vi-VN') };
const plurals = { en: new Intl.PluralRules('en'), vi: new Intl.PluralRules('vi') };

const fill = (text: string, values: Values, language: Language) =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    if (value === undefined) return slot;
    return typeof value === 'number' ? numbers[language].format(value) : value;
  });

/**
 * The sentences of one feature in one language. Numbers are written the language's own way;
 * `count` chooses between the forms of a sentence that has two.
 * @example translate('en', browse)('rides', { count: 1 }) // => '1 ride available'
 */
export const translate =
  <T extends Texts>(language: Language, texts: T): Translate<T> =>
  (key, values = {}) => {
    const text = texts[key]?.[language];
    if (text === undefined) throw new Error(`no text named ${key}`);
    if (typeof text === 'string') return fill(text, values, language);
    const form = plurals[language].select(Number(values.count ?? 0)) === 'one' ? 'one' : 'other';
    return fill(text[form], values, language);
  };
