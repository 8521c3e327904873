import type { Firestore } from 'firebase-admin/firestore';
import { reviewSums } from './reviewsOf.ts';

/**
 * Writes somebody's sums into what their page is made of, where there is such a document. They are counted anew each
 * time, so that it can be done again in any order.
 */
export const refreshSums = async (documents: Firestore, userId: string): Promise<void> => {
  const place = documents.collection('sellers').doc(userId);
  const known = await place.get();
  if (!known.exists) return;
  const reviews = await reviewSums(userId, documents);
  const { count, sum } = known.get('reviews') ?? {};
  if (count === reviews.count && sum === reviews.sum) return;
  await place.update({ reviews });
};
