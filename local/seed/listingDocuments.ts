import { channels } from '../../src/domain/contacts/contact.ts';
import { isForSale } from '../../src/domain/listings/listing.ts';
import type { SeedDocument } from './buildConversations.ts';
import type { SeedListing } from './buildListings.ts';

const addressesOf = ({ images }: SeedListing['listing']) => images.map(({ image_url }) => image_url);

/** Returns a listing's documents, the listing last, since functions react to it. */
export const listingDocuments = ({ id, listing, contact }: SeedListing): SeedDocument[] => [
  ...(listing.slug === null ? [] : [{ path: `slugs/${listing.slug}`, data: { motorcycle_id: id } }]),
  ...channels.map((channel) => ({ path: `motorcycles/${id}/contact/${channel}`, data: contact[channel] })),
  ...(listing.images.length > 0
    ? [{ path: `listing_photos/${id}`, data: { user_id: listing.user_id, addresses: addressesOf(listing) } }]
    : []),
  { path: `motorcycles/${id}`, data: listing },
];

/** Marks of an announced bike, so that nobody is told about demo bikes. */
export const newsDocuments = ({ id, listing }: SeedListing): SeedDocument[] =>
  isForSale(listing)
    ? [
        { path: `announced/${id}`, data: { at: new Date(listing.created_at) } },
        { path: `social_posts/${id}`, data: { state: 'off', at: new Date(listing.created_at) } },
      ]
    : [];
