import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { Seller } from '../../../src/domain/sellers/seller.schema.ts';

export const sellerPlace = (documents: Firestore, userId: string): DocumentReference =>
  documents.collection('sellers').doc(userId);

/** Reads a seller's public facts; null before they are first counted. */
export const readSeller = async (documents: Firestore, userId: string): Promise<Seller | null> => {
  const parsed = Seller.safeParse((await sellerPlace(documents, userId).get()).data());
  return parsed.success ? parsed.data : null;
};
