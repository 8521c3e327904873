import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * erased_listings/{id} { erased_at }
 * The rules never assign its id again, and photos for it are refused.
 */
export const erasedListing = (documents: Firestore, id: string): DocumentReference =>
  documents.collection('erased_listings').doc(id);
