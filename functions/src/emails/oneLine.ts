import { withoutHiddenCharacters } from '../../../src/domain/text/hiddenCharacters.ts';

/**
 * Returns text on one line, for a header or a link's label. Line breaks, control characters and hidden ones go: typed
 * text must not begin a header of its own or reverse the text after it.
 * @example oneLine('Hi\r\nBcc: a@b.c') // => 'Hi Bcc: a@b.c'
 */
export const oneLine = (text: string): string =>
  withoutHiddenCharacters(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .trim()
    .slice(0, 200)
    // Half an emoji is no letter.
    .replace(/[\uD800-\uDBFF]$/, '');
