import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import type { FraudSigns } from '../../../src/domain/moderation/signs.schema.ts';
import { reachesQueue, type Sign } from '../../../src/domain/moderation/signs.ts';

const shown = (listing: Listing | null): string | null => {
  if (!listing || !isForSale(listing)) return null;
  const { make, model, year, mileage, price, description, other_description, images } = listing;
  const photos = images.map(({ image_url }) => image_url);
  return JSON.stringify([make, model, year, mileage, price, description, other_description, photos]);
};

/**
 * Whether a change of a listing is a reason to look at it: it is for sale, and says or shows something else than before.
 * @example planLook(bike, { ...bike, views_count: 9 }) // => false
 */
export const planLook = (before: Listing | null, after: Listing | null): boolean => {
  const now = shown(after);
  return now !== null && now !== shown(before);
};

/** What becomes of a place in the queue. */
export type PlacePlan = 'nothing' | 'remove' | 'open';

/**
 * What was found decides, and what an operator has looked at already is not brought up again.
 * @example planPlace(null, ['phone']) // => 'nothing'
 */
export const planPlace = (
  known: Pick<FraudSigns, 'signs' | 'status'> | null,
  found: readonly Sign[],
): PlacePlan => {
  if (!reachesQueue(found)) return known?.status === 'new' ? 'remove' : 'nothing';
  if (known?.status === 'seen' && found.every((sign) => known.signs.includes(sign))) return 'nothing';
  return 'open';
};
