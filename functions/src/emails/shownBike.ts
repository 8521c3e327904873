import * as z from 'zod/mini';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, mainPhoto } from '../../../src/domain/listings/listing.ts';
import { Photo } from '../../../src/domain/photos/photo.schema.ts';
import { emailPlace } from '../listings/listingTitle.plan.ts';

export const ShownBike = z.strictObject({
  /** Path without host and size, so that emails can only show this site's images. */
  photo: z.nullable(Photo.shape.image_url),
  /** đồng */
  price: z.int(),
  /** kilometres */
  mileage: z.int(),
  /** Empty if the seller typed a web address. */
  location: z.string(),
});
export type ShownBike = z.infer<typeof ShownBike>;

/** Returns the public facts of a bike; undefined for drafts, hidden and deleted bikes. */
export const shownBike = (listing: Listing | null): ShownBike | undefined => {
  if (!listing || !hasPage(listing)) return undefined;
  return {
    photo: mainPhoto(listing)?.image_url ?? null,
    price: listing.price,
    mileage: listing.mileage,
    location: emailPlace(listing.location),
  };
};
