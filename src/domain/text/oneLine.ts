import { withoutHiddenCharacters } from './hiddenCharacters.ts';

/**
 * Removes line breaks, control and invisible characters, so that user input cannot begin a header or reverse
 * later text.
 * @example oneLine('Hi\r\nBcc: a@b.c') // => 'Hi Bcc: a@b.c'
 */
export const oneLine = (text: string): string =>
  withoutHiddenCharacters(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .trim()
    .slice(0, 200)
    // The cut may leave half of a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, '');
