import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../../src/domain/listings/listing.ts';
import { sanitizeDescription } from './sanitizeDescription.ts';
import { isTranslationOf } from './translation.plan.ts';

/**
 * Omits a translation of an earlier description.
 * @example (await sanitizeTexts({ ...bike, description: '<p onclick="x()">Hi</p>' })).description // => '<p>Hi</p>'
 */
export const sanitizeTexts = async (listing: Stored<Published>): Promise<Stored<Published>> => {
  const { description, other_description = '', translation, ...others } = listing;
  return {
    ...others,
    description: await sanitizeDescription(description),
    other_description: other_description && (await sanitizeDescription(other_description)),
    ...(translation &&
      isTranslationOf(translation, listing) && {
        translation: { ...translation, html: await sanitizeDescription(translation.html) },
      }),
  };
};
