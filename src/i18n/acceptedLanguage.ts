import { defaultLanguage, type Language, languages } from './languages.ts';

/** Reads an entry of Accept-Language: a language and its weight, by default 1. */
const readWish = (wish: string) => {
  const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
};

/**
 * The site's language that a browser prefers, by default English.
 * @example acceptedLanguage('vi-VN,vi;q=0.9,en;q=0.8') // => 'vi'
 */
export const acceptedLanguage = (header: string | undefined): Language => {
  const [first] = (header ?? '')
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ language }) => languages.filter((supported) => supported === language));
  return first ?? defaultLanguage;
};
