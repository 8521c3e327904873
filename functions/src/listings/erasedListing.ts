import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * erased_listings/{id} { erased_at }
 * The rules refuse a new listing with this id, and the server refuses its photos.
 */
export const erasedListing = (documents: Firestore, id: string): DocumentReference =>
  documents.collection('erased_listings').doc(id);
