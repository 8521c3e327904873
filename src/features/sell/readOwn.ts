import { Contact } from '../../domain/contacts/contact.schema.ts';
import type { Listing } from '../../domain/listings/listing.schema.ts';
import { Listing as ListingSchema } from '../../domain/listings/listing.schema.ts';
import { photosOf, toListingForm } from '../../domain/selling/listingDocuments.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import { getDocument, listDocuments } from '../../firebase/firestore.ts';
import { readOwnListing } from '../../firebase/readOwnListing.ts';
import type { StoredVersion } from './planSave.ts';

/** Null if deleted (S7.13). */
export const readOwn = async (id: string, userId: string) => {
  const listing = await readOwnListing(id, userId);
  return listing?.deleted_at === null ? listing : null;
};

/** Form of an own listing, with the numbers of its `contact` subcollection. */
export const readForm = async (listing: Listing & { id: string }): Promise<ListingForm> => {
  const contact = (channel: string) => getDocument(Contact, 'motorcycles', listing.id, 'contact', channel);
  const [phone, whatsapp] = await Promise.all([contact('phone'), contact('whatsapp')]);
  return toListingForm(listing, { ...(phone && { phone }), ...(whatsapp && { whatsapp }) });
};

export const versionOf = async <L extends Listing & { id: string }>(
  listing: L,
): Promise<StoredVersion & Pick<L, 'status'>> => {
  const { slug, status, revision } = listing;
  return { slug, status, revision, photos: photosOf(listing), form: await readForm(listing) };
};

/** Null if the listing is deleted. */
export const readVersion = async (id: string, userId: string): Promise<StoredVersion | null> => {
  const listing = await readOwn(id, userId);
  return listing && versionOf(listing);
};

export const readNewest = async (userId: string): Promise<ListingForm | null> => {
  const [newest] = await listDocuments(ListingSchema, 'motorcycles', {
    where: [
      ['user_id', '==', userId],
      ['deleted_at', '==', null],
    ],
    orderBy: ['created_at', 'desc'],
    limit: 1,
  });
  return newest ? readForm(newest) : null;
};
