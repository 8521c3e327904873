import { foldLookAlikes } from '../text/lookAlikes.ts';
import { withoutTags } from '../text/withoutTags.ts';

/** Shorter texts are common to many people, such as "Is it still for sale?". */
const minLetters = 60;

/**
 * Reduces a text to its letters: copies change digits, marks and capitals. Returns null for a text so short
 * that two people may have written it.
 * @example textPrint('Xe còn không bạn?') // => null
 */
export const textPrint = (text: string): string | null => {
  const letters = foldLookAlikes(withoutTags(text).replace(/&\w+;/g, ' ')).replace(/[^a-z]/g, '');
  return letters.length < minLetters ? null : letters;
};
