import type { Review } from '../../../src/domain/reviews/review.schema.ts';
import { isPublic } from '../../../src/domain/reviews/review.ts';

/** Returns whether a change publishes a review for the first time, instead of restoring it. */
export const isPublished = (before: Review | null, after: Review | null): boolean =>
  after !== null && isPublic(after) && (before === null || before.published_at === null);
