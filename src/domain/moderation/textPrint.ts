import { foldLookAlikes } from '../text/lookAlikes.ts';
import { withoutTags } from '../text/withoutTags.ts';

/** Texts with fewer letters, such as "Is it still for sale?", are too common to compare. */
const minLetters = 60;

/**
 * Reduces a text to its letters: copies change digits, punctuation and capitals. Null for a text too short to
 * be distinctive.
 * @example textPrint('Xe còn không bạn?') // => null
 */
export const textPrint = (text: string): string | null => {
  const letters = foldLookAlikes(withoutTags(text).replace(/&\w+;/g, ' ')).replace(/[^a-z]/g, '');
  return letters.length < minLetters ? null : letters;
};
