import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { Review } from '../../../src/domain/reviews/review.schema.ts';

export const readReview = (snapshot: DocumentSnapshot | undefined): Review | null => {
  if (!snapshot?.exists) return null;
  const parsed = Review.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.warn('a review does not parse', {
    id: snapshot.id,
    fields: parsed.error.issues.map(({ path }) => path.join('.')),
  });
  return null;
};
