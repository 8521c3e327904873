import type { Review } from '../../../src/domain/reviews/review.schema.ts';
import { silencePeriod } from '../../../src/domain/reviews/review.ts';
import type { ReviewRole } from '../../../src/domain/reviews/reviewFields.ts';

type Both = Record<ReviewRole, Pick<Review, 'created_at' | 'published_at'> | null>;

/** Plans the publication of a deal's reviews: two reviews at once, or a single one after 14 days. */
export const planPublishing = ({ buyer, seller }: Both, now: number): ReviewRole[] => {
  const written = [buyer, seller].filter((review) => review !== null);
  const isDue = written.length === 2 || written.some(({ created_at }) => now - created_at >= silencePeriod);
  if (!isDue) return [];
  return [
    ...(buyer?.published_at === null ? (['buyer'] as const) : []),
    ...(seller?.published_at === null ? (['seller'] as const) : []),
  ];
};
