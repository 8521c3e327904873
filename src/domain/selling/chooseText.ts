import { markLanguages } from '../text/markLanguages.ts';
import { hasWords } from './listingForm.ts';

type Language = 'en' | 'vi';
/** HTML with `lang` on paragraphs in another language. `language`: null if undetermined. */
export type ShownText = { language: Language | null; html: string };

type Written = {
  description: string;
  other_description?: string | undefined;
  translation?: { lang: Language; html: string } | undefined;
};

/**
 * Chooses a bike's description for a reader: the seller's in the reader's language, else a machine
 * translation, else the original. `kept`: the seller's text that is not shown.
 * @param listing with sanitized texts
 * @example chooseText('en', { description: '<p>Xe đẹp</p>', other_description: '<p>A fine bike</p>' })
 * // => { shown: { language: 'en', html: '<p>A fine bike</p>' }, isMachine: false, kept: { language: 'vi', … } }
 */
export const chooseText = (
  reader: Language,
  { description, other_description = '', translation }: Written,
): { shown: ShownText; isMachine: boolean; kept: ShownText | null } => {
  /** Prefers the reader's language, then a text of undetermined language, such as names and numbers. */
  const rank = ({ language }: ShownText) => (language === reader ? 2 : language === null ? 1 : 0);
  const first = markLanguages(description);
  const other = hasWords(other_description) ? markLanguages(other_description) : null;
  if (other && rank(other) > rank(first)) return { shown: other, isMachine: false, kept: first };
  if (rank(first) === 0 && translation?.lang === reader && hasWords(translation.html))
    return { shown: { language: reader, html: translation.html }, isMachine: true, kept: first };
  return { shown: first, isMachine: false, kept: other };
};
