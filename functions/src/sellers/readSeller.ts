import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { Seller } from '../../../src/domain/sellers/seller.schema.ts';

/** Where the facts about a seller lie. */
export const sellerPlace = (documents: Firestore, userId: string): DocumentReference =>
  documents.collection('sellers').doc(userId);

/** What was counted about a seller; null where nothing was yet. */
export const readSeller = async (documents: Firestore, userId: string): Promise<Seller | null> => {
  const parsed = Seller.safeParse((await sellerPlace(documents, userId).get()).data());
  return parsed.success ? parsed.data : null;
};
