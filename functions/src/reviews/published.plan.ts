import type { Review } from '../../../src/domain/reviews/review.schema.ts';
import { isPublic } from '../../../src/domain/reviews/review.ts';

/** Returns whether a change publishes a review for the first time. */
export const isPublished = (before: Review | null, after: Review | null): boolean =>
  after !== null && isPublic(after) && (before === null || before.published_at === null);
