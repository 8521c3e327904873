import type { Review } from '../../../src/domain/reviews/review.schema.ts';
import { isPublic } from '../../../src/domain/reviews/review.ts';

/** Has this change made a review public for the first time? One that an operator brings back was so before. */
export const isPublished = (before: Review | null, after: Review | null): boolean =>
  after !== null && isPublic(after) && (before === null || before.published_at === null);
