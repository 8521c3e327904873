import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { lastWord } from '../../../src/domain/admin/admin.ts';
import type { AdminListing } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { mainPhoto, titleOf } from '../../../src/domain/listings/listing.ts';
import { isDocumentName } from '../../../src/domain/listings/listingId.ts';
import { readListing } from '../readers/readListing.ts';
import { type Page, pageOf } from './pageOf.ts';

export const adminListing = (snapshot: DocumentSnapshot): AdminListing | null => {
  const listing = readListing(snapshot);
  if (!listing) return null;
  return {
    id: snapshot.id,
    title: titleOf(listing),
    slug: listing.slug,
    status: listing.deleted_at === null ? listing.status : 'deleted',
    price: listing.price,
    location: listing.location,
    photo: listing.status === 'hidden' ? null : (mainPhoto(listing)?.image_url ?? null),
    seller_id: listing.user_id,
    seller_name: listing.seller_name ?? null,
    hidden: listing.status === 'hidden' ? listing.hidden : null,
  };
};

const findListing = async (documents: Firestore, word: string) => {
  if (!isDocumentName(word, 140)) return [];
  const slug = await documents.collection('slugs').doc(word).get();
  const id = slug.exists ? String(slug.get('motorcycle_id')) : word;
  return [await documents.collection('motorcycles').doc(id).get()];
};

/**
 * Returns the listing with the searched slug or id. Without a search, returns hidden listings, the latest
 * first.
 */
export const readListings = async (
  documents: Firestore,
  { find, after }: { find: string | null; after: string | null },
): Promise<Page<AdminListing>> => {
  const listings = documents.collection('motorcycles');
  const last = after === null ? null : await listings.doc(after).get();
  const { docs, more } =
    find === null
      ? await pageOf(listings.orderBy('hidden.hidden_at', 'desc'), last)
      : { docs: await findListing(documents, lastWord(find)), more: false };
  return { items: docs.flatMap((snapshot) => adminListing(snapshot) ?? []), more };
};
