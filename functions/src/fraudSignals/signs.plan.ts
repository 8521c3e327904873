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
 * Returns whether a changed listing needs a check: it is for sale, and its content has changed.
 * @example planLook(bike, { ...bike, views_count: 9 }) // => false
 */
export const planLook = (before: Listing | null, after: Listing | null): boolean => {
  const now = shown(after);
  return now !== null && now !== shown(before);
};

export type PlacePlan = 'nothing' | 'remove' | 'open';

/**
 * Plans the change of the queue entry. An entry closed by an operator reopens only for new signals.
 * @example planPlace(null, ['phone']) // => 'nothing'
 */
export const planPlace = (
  earlier: Pick<FraudSigns, 'signs' | 'status'> | null,
  signals: readonly Sign[],
): PlacePlan => {
  if (!reachesQueue(signals)) return earlier?.status === 'new' ? 'remove' : 'nothing';
  if (earlier?.status === 'seen' && signals.every((sign) => earlier.signs.includes(sign))) return 'nothing';
  return 'open';
};
