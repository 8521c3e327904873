import { nobody } from '../accounts/profile.ts';
import type { Inquiry } from '../conversations/inquiry.schema.ts';
import { day } from '../time/time.ts';
import type { Review, ReviewContent, ReviewSums } from './review.schema.ts';
import type { ReviewRole } from './reviewFields.ts';
import { tagsBy } from './reviewTags.ts';

/** Time after the deal in which both sides can review. */
export const reviewPeriod = 60 * day;
/** Time after the deal until a review is published although the other side wrote none. */
export const silencePeriod = 14 * day;

type Deal = Pick<Inquiry, 'status' | 'closed_by' | 'buyer_id' | 'seller_id' | 'sold_at' | 'named_at'>;

/** Does the buyer say they bought the bike? Then the seller is asked to confirm it. */
export const isClaimed = ({ status, closed_by, buyer_id }: Omit<Deal, 'sold_at' | 'named_at'>): boolean =>
  status === 'closed' && closed_by === buyer_id && buyer_id !== nobody;

/** Did the seller name this buyer? Then the buyer is asked to confirm it. */
export const isNamed = ({ named_at, buyer_id }: Pick<Deal, 'named_at' | 'buyer_id'>): boolean =>
  typeof named_at === 'number' && buyer_id !== nobody;

/** Has the buyer, named by the seller, neither confirmed nor denied the purchase? */
export const isAskedIfBought = (thread: Pick<Deal, 'named_at' | 'buyer_id' | 'sold_at'>): boolean =>
  isNamed(thread) && thread.sold_at === undefined;

/** Did the buyer claim the purchase, and the seller name this buyer? Then neither needs to confirm. */
export const isSaidByBoth = (thread: Deal): boolean =>
  isClaimed(thread) && isNamed(thread) && (thread.sold_at ?? null) === null;

export const agreedAt = (thread: Deal): number | null =>
  isClaimed(thread) || isNamed(thread) ? (thread.sold_at ?? null) : null;

export const reviewEnd = (thread: Deal): number | null => {
  const agreed = agreedAt(thread);
  return agreed === null ? null : agreed + reviewPeriod;
};

/** Can buyer and seller still review? Both accounts must exist. */
export const isReviewTime = (thread: Deal, now: number): boolean => {
  const end = reviewEnd(thread);
  return end !== null && now < end && thread.buyer_id !== nobody && thread.seller_id !== nobody;
};

/** @example reviewId('t1', 'buyer') // => 't1_buyer' */
export const reviewId = (thread: string, role: ReviewRole): string => `${thread}_${role}`;

/** @example placeOfReview('t1_buyer') // => { thread: 't1', role: 'buyer' } */
export const placeOfReview = (id: string): { thread: string; role: ReviewRole } => {
  const role = id.endsWith('_buyer') ? 'buyer' : 'seller';
  return { thread: id.slice(0, -role.length - 1), role };
};

export const areTagsOf = (role: ReviewRole, tags: ReviewContent['tags']): boolean => {
  const allowed: readonly string[] = tagsBy[role];
  return tags.every((tag) => allowed.includes(tag));
};

export const isPublic = ({ published_at, hidden }: Pick<Review, 'published_at' | 'hidden'>): boolean =>
  published_at !== null && hidden === null;

/** @example sumsOf([{ stars: 5 }, { stars: 4 }]) // => { count: 2, sum: 9 } */
export const sumsOf = (reviews: readonly Pick<Review, 'stars'>[]): ReviewSums => ({
  count: reviews.length,
  sum: reviews.reduce((sum, { stars }) => sum + stars, 0),
});

/** @example averageOf({ count: 3, sum: 14 }) // => 4.7 */
export const averageOf = ({ count, sum }: ReviewSums): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
