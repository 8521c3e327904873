import type { Firestore } from 'firebase-admin/firestore';
import { readSeller } from '../sellers/readSeller.ts';
import { refreshSeller } from '../sellers/refreshSeller.ts';
import { reviewSums } from './reviewsOf.ts';

/**
 * Has the facts about a seller counted anew where their reviews are others than they say. Whoever has no such facts, as a
 * buyer has not, needs none. Can be done again in any order.
 */
export const refreshSums = async (documents: Firestore, userId: string): Promise<void> => {
  const known = await readSeller(documents, userId);
  if (!known) return;
  const { count, sum } = await reviewSums(userId, documents);
  const told = known.reviews ?? { count: 0, sum: 0 };
  if (told.count !== count || told.sum !== sum) await refreshSeller(userId);
};
