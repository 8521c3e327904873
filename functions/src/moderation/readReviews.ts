import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AdminReview } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { titleOf } from '../../../src/domain/listings/listing.ts';
import { Review, ReviewReport } from '../../../src/domain/reviews/review.schema.ts';
import { type Page, pageOf, understood } from './pageOf.ts';

const adminReview = (snapshot: DocumentSnapshot, reports: AdminReview['reports']): AdminReview[] => {
  const review = snapshot.exists ? understood(Review, snapshot) : null;
  if (!review) return [];
  const { author_id, subject_id, role, stars, words, author_name, bike, answer, hidden } = review;
  const shared = { author_id, subject_id, role, stars, words, author_name };
  return [
    { id: snapshot.id, ...shared, bike: titleOf(bike), answer: answer?.words ?? null, hidden, reports },
  ];
};

const readHidden = async (documents: Firestore, after: string | null): Promise<Page<AdminReview>> => {
  const reviews = documents.collection('reviews');
  const { docs, more } = await pageOf(
    reviews.orderBy('hidden.at', 'desc'),
    after === null ? null : await reviews.doc(after).get(),
  );
  return { items: docs.flatMap((snapshot) => adminReview(snapshot, [])), more };
};

/** Returns reviews with open reports, the oldest first, or hidden ones. */
export const readReviews = async (
  documents: Firestore,
  { hidden, after }: { hidden: boolean; after: string | null },
): Promise<Page<AdminReview>> => {
  if (hidden) return readHidden(documents, after);
  const reports = documents.collection('review_reports');
  // Reads up to 100 reports without pagination: closing reports would shift the pages.
  const { docs } = await reports.where('status', '==', 'new').orderBy('created_at').limit(100).get();
  const read = docs.flatMap((snapshot) => {
    const report = understood(ReviewReport, snapshot);
    return report ? [{ id: snapshot.id, ...report }] : [];
  });
  const groups = [...Map.groupBy(read, ({ review_id }) => review_id)];
  const places = groups.map(([id]) => documents.collection('reviews').doc(id));
  const snapshots = places.length === 0 ? [] : await documents.getAll(...places);
  const items = snapshots.flatMap((snapshot, index) =>
    adminReview(
      snapshot,
      (groups[index]?.[1] ?? []).map(({ id, reason, message, user_id, created_at }) => ({
        id,
        reason,
        message,
        reporter_id: user_id,
        created_at,
      })),
    ),
  );
  return { items, more: false };
};
