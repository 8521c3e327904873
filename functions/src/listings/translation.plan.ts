import { createHash } from 'node:crypto';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { limits } from '../../../src/domain/listings/listingFields.ts';
import { hasWords } from '../../../src/domain/selling/listingForm.ts';
import { markLanguages } from '../../../src/domain/text/markLanguages.ts';

export type Language = 'en' | 'vi';
type Translation = NonNullable<Listing['translation']>;

export type TranslationOrder = {
  html: string;
  from: Language;
  to: Language;
  /** Hash of the seller's description. */
  of: string;
};

/**
 * Returns the description's hash. Translations store it, so that each description is translated only once.
 */
const nameOf = (description: string) => createHash('sha256').update(description).digest('hex').slice(0, 16);
const languageOf = (html: string): Language | null => markLanguages(html).language;

export const isTranslationOf = (
  translation: Translation,
  { description }: { description: string },
): boolean => translation.of === nameOf(description);

/**
 * Returns null if the listing is not for sale, its language unclear, or a text in the other language already
 * exists.
 */
export const planTranslation = (listing: Listing | null): TranslationOrder | null => {
  if (!listing || !isForSale(listing)) return null;
  const { description, other_description = '', translation } = listing;
  const from = languageOf(description);
  if (from === null || (translation && isTranslationOf(translation, listing))) return null;
  const hasSecond = hasWords(other_description) && languageOf(other_description) !== from;
  return hasSecond
    ? null
    : { html: description, from, to: from === 'vi' ? 'en' : 'vi', of: nameOf(description) };
};

/** A longer translation is an error of the service. */
const maxAnswer = 2 * limits.description;

/**
 * Returns the translation to store; '' if `html` is empty, too long, or still in the original language.
 * @param html sanitized
 */
export const usableAnswer = (html: string, { from }: TranslationOrder): string =>
  hasWords(html) && html.length <= maxAnswer && languageOf(html) !== from ? html : '';
