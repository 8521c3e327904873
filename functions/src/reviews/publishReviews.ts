import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { placeOfReview, reviewId, silencePeriod } from '../../../src/domain/reviews/review.ts';
import { readReview } from '../readers/readReview.ts';
import { planPublishing } from './publishing.plan.ts';

const batch = 200;

const publishDeal = (documents: Firestore, thread: string, now: number): Promise<number> =>
  documents.runTransaction(async (transaction) => {
    const reviews = documents.collection('reviews');
    const place = documents.collection('inquiries').doc(thread);
    const [buyer, seller, inquiry] = await transaction.getAll(
      reviews.doc(reviewId(thread, 'buyer')),
      reviews.doc(reviewId(thread, 'seller')),
      place,
    );
    const due = planPublishing({ buyer: readReview(buyer), seller: readReview(seller) }, now);
    const moment = Timestamp.fromMillis(now);
    for (const role of due) transaction.update(reviews.doc(reviewId(thread, role)), { published_at: moment });
    if (due.length > 0 && inquiry?.exists && inquiry.get('reviewed_at') === undefined)
      transaction.update(place, { reviewed_at: moment });
    return due.length;
  });

/** Publishes reviews 14 days after they were written, even if the other side has written none. */
export const publishReviews = async (documents: Firestore, now: number): Promise<number> => {
  const waiting = documents
    .collection('reviews')
    .where('published_at', '==', null)
    .where('created_at', '<=', Timestamp.fromMillis(now - silencePeriod))
    .orderBy('created_at')
    .limit(batch);
  let published = 0;
  for (;;) {
    const { docs } = await waiting.get();
    const threads = new Set(docs.map(({ id }) => placeOfReview(id).thread));
    let more = 0;
    for (const thread of threads) more += await publishDeal(documents, thread, now);
    published += more;
    // Stops if nothing was published: the query would return malformed reviews again and again.
    if (docs.length < batch || more === 0) return published;
  }
};
