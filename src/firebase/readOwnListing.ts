import { Listing } from '../domain/listings/listing.schema.ts';
import type { Stored } from '../domain/listings/listing.ts';
import { codeOf } from './codeOf.ts';
import { getDocument } from './firestore.ts';

/** Also reads deleted listings. Null if the listing is missing or another member's. */
export const readOwnListing = async (id: string, userId: string): Promise<Stored<Listing> | null> => {
  // The rules refuse missing listings and other people's drafts.
  const listing = await getDocument(Listing, 'motorcycles', id).catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  });
  return listing?.user_id === userId ? listing : null;
};
