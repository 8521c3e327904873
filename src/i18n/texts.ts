import type { Language } from './languages.ts';

/** Sentence, or its singular and plural, chosen by `count`. `{name}` marks a placeholder. */
export type Text = string | { one: string; other: string };
/** Sentence in both languages; a missing one does not compile. */
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
 * Returns a function that looks up sentences in one language and fills in values. `count` chooses singular or
 * plural.
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
