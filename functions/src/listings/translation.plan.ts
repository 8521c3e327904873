import { createHash } from 'node:crypto';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { limits } from '../../../src/domain/listings/listingFields.ts';
import { hasWords } from '../../../src/domain/selling/listingForm.ts';
import { markLanguages } from '../../../src/domain/text/markLanguages.ts';

export type Language = 'en' | 'vi';
type Translation = NonNullable<Listing['translation']>;

/** What a machine is asked for. */
export type TranslationOrder = {
  /** The description as its seller wrote it. */
  html: string;
  from: Language;
  to: Language;
  /** Names that description. */
  of: string;
};

/** Names a description, so that a translation is known to be of it and nothing is paid for twice. */
const nameOf = (description: string) => createHash('sha256').update(description).digest('hex').slice(0, 16);
const languageOf = (html: string): Language | null => markLanguages(html).language;

/** Was it made of what the description is now? */
export const isTranslationOf = (
  translation: Translation,
  { description }: { description: string },
): boolean => translation.of === nameOf(description);

/**
 * What to translate of a listing; null where nothing is to be: it is not for sale (a draft, hidden, deleted, paused, sold),
 * nothing tells its language, its seller has a text for the other readers, or it was translated before.
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

/** HTML around a text makes it longer, and so does another language; what is much longer is no translation. */
const mostOfAnswer = 2 * limits.description;

/**
 * An answer as it may be stored; '' where it is of no use: no words, still in the language of the original, or far too long.
 * @param html sanitized
 */
export const usableAnswer = (html: string, { from }: TranslationOrder): string =>
  hasWords(html) && html.length <= mostOfAnswer && languageOf(html) !== from ? html : '';
