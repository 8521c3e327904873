import type { Firestore } from 'firebase-admin/firestore';
import { indexReference, parseIndex } from './catalogueDocuments.ts';

/** Counts the listings that should be in the catalogue, and those in its index. */
export const countListings = async (documents: Firestore): Promise<{ listed: number; inList: number }> => {
  const [listed, index] = await Promise.all([
    documents
      .collection('motorcycles')
      .where('deleted_at', '==', null)
      .where('status', 'in', ['active', 'sold'])
      .count()
      .get(),
    indexReference(documents).get(),
  ]);
  const parts = Object.values(parseIndex(index.data()).parts);
  return {
    listed: listed.data().count,
    inList: parts.reduce((sum, { active, sold }) => sum + active + sold, 0),
  };
};
