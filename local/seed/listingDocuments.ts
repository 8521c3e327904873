import { channels } from '../../src/domain/contact.ts';
import type { SeedListing } from './buildListings.ts';
import type { SeedDocument } from './buildTalk.ts';

/** A listing with what belongs to it; the listing last, since functions react to it. */
export const listingDocuments = ({ id, listing, contact }: SeedListing): SeedDocument[] => [
  ...(listing.slug === null ? [] : [{ path: `slugs/${listing.slug}`, data: { motorcycle_id: id } }]),
  ...channels.map((channel) => ({ path: `motorcycles/${id}/contact/${channel}`, data: contact[channel] })),
  { path: `motorcycles/${id}`, data: listing },
];
