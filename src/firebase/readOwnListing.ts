import { Listing } from '../domain/listings/listing.schema.ts';
import type { Stored } from '../domain/listings/listing.ts';
import { codeOf } from './codeOf.ts';
import { getDocument } from './firestore.ts';

/** One's own listing as it is stored, also a deleted one; null where it is gone or somebody else's. */
export const readOwnListing = async (id: string, userId: string): Promise<Stored<Listing> | null> => {
  // For a listing that is not there, or is somebody else's draft, the rules answer with a refusal.
  const listing = await getDocument(Listing, 'motorcycles', id).catch((error: unknown) => {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  });
  return listing?.user_id === userId ? listing : null;
};
