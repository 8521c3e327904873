import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ListingDays } from '../../../src/domain/advice/listingDays.schema.ts';

export const daysReference = (documents: Firestore, listingId: string): DocumentReference =>
  documents.collection('listing_days').doc(listingId);

export const readDays = (snapshot: DocumentSnapshot | undefined): ListingDays | null => {
  const parsed = ListingDays.safeParse(snapshot?.data());
  return parsed.success ? parsed.data : null;
};
