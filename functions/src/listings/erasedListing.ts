import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * erased_listings/{id} { erased_at }
 * Tombstone without data of listing or seller: the rules never assign its id again, and no photo is accepted
 * for it.
 */
export const erasedListing = (documents: Firestore, id: string): DocumentReference =>
  documents.collection('erased_listings').doc(id);
