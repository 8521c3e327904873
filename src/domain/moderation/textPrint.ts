import { foldLookAlikes } from '../text/lookAlikes.ts';
import { withoutTags } from '../text/withoutTags.ts';

/** Fewer letters than these are said by many, such as "Is it still for sale?". */
const fewest = 60;

/**
 * What stays of a text when it is copied: its letters alone, since numbers, signs and capitals are what a copy changes.
 * Null where it is so short that two people may have written it.
 * @example textPrint('Xe còn không bạn?') // => null
 */
export const textPrint = (text: string): string | null => {
  const letters = foldLookAlikes(withoutTags(text).replace(/&\w+;/g, ' ')).replace(/[^a-z]/g, '');
  return letters.length < fewest ? null : letters;
};
