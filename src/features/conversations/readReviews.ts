import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { otherSide, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { Review } from '../../domain/reviews/review.schema.ts';
import { isPublic, reviewId } from '../../domain/reviews/review.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument } from '../../firebase/firestore.ts';

/** Reviews of a deal; null if missing or unreadable. */
export type DealReviews = { own: Review | null; others: Review | null };

/** The other side's review; null if unpublished: the rules refuse to return it. */
const readOthers = (id: string): Promise<Review | null> =>
  getDocument(Review, 'reviews', id).catch((failure) => {
    if (codeOf(failure) === 'permission-denied') return null;
    throw failure;
  });

/** Reads the other side's review only if the thread or the user's own review shows that it may be public. */
export const readReviews = async (thread: Stored<Inquiry>, userId: string): Promise<DealReviews> => {
  const role = sideOf(thread, userId);
  const own = await getDocument(Review, 'reviews', reviewId(thread.id, role));
  const mayBePublic = thread.reviewed_at !== undefined || (own !== null && own.published_at !== null);
  const others = mayBePublic ? await readOthers(reviewId(thread.id, otherSide(role))) : null;
  return { own, others: others && isPublic(others) ? others : null };
};
