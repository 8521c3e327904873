import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * erased_listings/{id}   { erased_at }: a listing that is erased for good. It stays, with nothing of the listing or its seller:
 * the rules give its id to nobody, and no photo is taken for it.
 */
export const erasedListing = (documents: Firestore, id: string): DocumentReference =>
  documents.collection('erased_listings').doc(id);
