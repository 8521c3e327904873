import type { Phrase, PhraseValues } from '../domain/conversations/phrase.ts';
import { entryOf, fitsPhrase, type PhraseCode } from '../domain/conversations/phrases.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { formatDong } from './format.ts';
import { type Language, languages } from './languages.ts';
import { sayDay } from './sayDay.ts';
import { phraseWords } from './texts/phraseWords.ts';
import { translate, type Values } from './texts.ts';
import type { ReadMessage } from './wordsOf.ts';

export const otherLanguage = (language: Language): Language =>
  languages.find((one) => one !== language) ?? language;

const fill = (language: Language, { price, day, time, place, number }: PhraseValues): Values => ({
  ...(price !== undefined && { price: formatDong(language, price) }),
  ...(day !== undefined && { day: sayDay(language, day) }),
  ...(time !== undefined && { time }),
  ...(place !== undefined && { place: locationLabel(language, place.trim()) }),
  ...(number !== undefined && { number, count: number }),
});

/**
 * Phrase in a language; null for an unknown code, or a missing or invalid value.
 * @example sayPhrase('vi', { code: 'price_last_is', values: { price: 12_500_000 } }) // => 'Giá chót là 12.500.000 ₫ ạ.'
 */
export const sayPhrase = (language: Language, phrase: Phrase): string | null =>
  fitsPhrase(phrase)
    ? translate(language, phraseWords)(phrase.code as PhraseCode, fill(language, phrase.values ?? {}))
    : null;

/** @example outlinePhrase('en', 'price_last_is') // => 'My best price is ….' */
export const outlinePhrase = (language: Language, code: PhraseCode): string =>
  translate(language, phraseWords)(code, {
    ...Object.fromEntries((entryOf(code)?.wants ?? []).map((name) => [name, '…'])),
    count: 2,
  });

/**
 * Joins a message's text in its sender's language: a line per phrase, then the typed text.
 * @throws for an unknown phrase
 * @example joinMessage('en', [{ code: 'still_for_sale' }], 'Hello') // => 'Is the bike still for sale?\nHello'
 */
export const joinMessage = (language: Language, phrases: readonly Phrase[], text: string): string => {
  const lines = phrases.map((phrase) => {
    const text = sayPhrase(language, phrase);
    if (text === null) throw new Error(`cannot be said: ${phrase.code}`);
    return text;
  });
  return [...lines, text].join('\n').trim();
};

/**
 * Splits a message for its reader. `said`: the line in the reader's language, or the original line of an
 * unknown phrase.
 * @example readMessage('en', { message: 'Xe còn bán không ạ?\nChào bạn', phrases: [{ code: 'still_for_sale' }] })
 * // => { lines: [{ said: 'Is the bike still for sale?', original: 'Xe còn bán không ạ?', other: 'Xe còn bán không ạ?' }],
 * //      text: 'Chào bạn' }
 */
export const readMessage = (
  language: Language,
  { message, phrases = [] }: { message: string; phrases?: readonly Phrase[] | undefined },
): ReadMessage => {
  const written = message.split('\n');
  if (phrases.length === 0 || written.length < phrases.length) return { lines: [], text: message };
  const lines = phrases.map((phrase, index) => {
    const original = written[index] ?? '';
    const other = sayPhrase(otherLanguage(language), phrase);
    return { said: sayPhrase(language, phrase) ?? original, original, other };
  });
  return { lines, text: written.slice(phrases.length).join('\n').trim() };
};
