import * as z from 'zod/mini';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, mainPhoto } from '../../../src/domain/listings/listing.ts';
import { Photo } from '../../../src/domain/photos/photo.schema.ts';
import { emailPlace } from '../listings/listingTitle.plan.ts';

/** Facts and photo of a bike that an email shows beside its name. All of them are on the bike's public page. */
export const ShownBike = z.strictObject({
  /** Address on this site, without a host and a size: no email can show another site's picture. */
  photo: z.nullable(Photo.shape.image_url),
  /** đồng */
  price: z.int(),
  /** kilometres */
  mileage: z.int(),
  /** A place of the list, or the seller's own word; '' where that holds a web address. */
  location: z.string(),
});
export type ShownBike = z.infer<typeof ShownBike>;

/** Returns what an email may show of a bike; undefined for drafts, hidden and deleted bikes, which have no public page. */
export const shownBike = (listing: Listing | null): ShownBike | undefined => {
  if (!listing || !hasPage(listing)) return undefined;
  return {
    photo: mainPhoto(listing)?.image_url ?? null,
    price: listing.price,
    mileage: listing.mileage,
    location: emailPlace(listing.location),
  };
};
