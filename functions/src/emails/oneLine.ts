import { withoutHiddenCharacters } from '../../../src/domain/text/hiddenCharacters.ts';

/**
 * One line for a header or a link's label: no line breaks of any kind, no control characters and nothing hidden, so
 * that nothing that a visitor typed can begin a header of its own or turn around what follows.
 * @example oneLine('Hi\r\nBcc: a@b.c') // => 'Hi Bcc: a@b.c'
 */
export const oneLine = (text: string): string =>
  withoutHiddenCharacters(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .trim()
    .slice(0, 200)
    // Half an emoji is no letter.
    .replace(/[\uD800-\uDBFF]$/, '');
