import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { nobody, unknownName } from '../../../src/domain/accounts/profile.ts';

const atOnce = 200;

const each = async (
  read: () => Promise<QuerySnapshot>,
  act: (snapshot: QuerySnapshot) => Promise<unknown>,
) => {
  for (;;) {
    const page = await read();
    if (page.empty) return;
    await act(page);
  }
};

/**
 * Deletes reviews about a person, and the person's unpublished reviews. Published reviews by the person keep
 * only their score (docs/decisions/061). Safe to repeat.
 */
export const eraseReviews = async (documents: Firestore, userId: string): Promise<void> => {
  const reviews = documents.collection('reviews');
  const about = reviews.where('subject_id', '==', userId).limit(atOnce);
  await each(
    () => about.get(),
    async ({ docs }) => {
      for (const { ref, id } of docs) {
        const reports = await documents.collection('review_reports').where('review_id', '==', id).get();
        await Promise.all(reports.docs.map((report) => report.ref.delete()));
        await ref.delete();
      }
    },
  );
  const by = reviews.where('author_id', '==', userId).limit(atOnce);
  await each(
    () => by.get(),
    ({ docs }) =>
      Promise.all(
        docs.map((review) =>
          review.get('published_at') === null
            ? review.ref.delete()
            : review.ref.update({ author_id: nobody, author_name: unknownName, words: null }),
        ),
      ),
  );
};
