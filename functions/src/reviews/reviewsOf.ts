import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { PublishedReview, ReviewSums } from '../../../src/domain/reviews/review.schema.ts';
import { isPublic, sumsOf } from '../../../src/domain/reviews/review.ts';
import { newestReviews } from '../../../src/domain/reviews/reviewFields.ts';
import { documents as open } from '../platform/site.ts';
import { readReview } from '../readers/readReview.ts';

const maxReviews = 1_000;

const publishedAbout = (documents: Firestore, userId: string) =>
  documents
    .collection('reviews')
    .where('subject_id', '==', userId)
    .where('hidden', '==', null)
    .where('published_at', '>', new Date(0))
    .orderBy('published_at', 'desc');

const publicPart = (snapshot: DocumentSnapshot): PublishedReview[] => {
  const review = readReview(snapshot);
  if (!review || review.published_at === null || !isPublic(review)) return [];
  const { role, stars, tags, words, lang, bike, author_name, published_at, answer } = review;
  return [{ id: snapshot.id, role, stars, tags, words, lang, bike, author_name, published_at, answer }];
};

/** Counts a person's visible reviews and stars. Reads at most 1,000 documents. */
export const reviewSums = async (userId: string, documents: Firestore = open()): Promise<ReviewSums> => {
  const { docs } = await publishedAbout(documents, userId).limit(maxReviews).select('stars').get();
  return sumsOf(docs.map((review) => ({ stars: Number(review.get('stars')) })));
};

export const newestReviewsOf = async (
  userId: string,
  documents: Firestore = open(),
): Promise<PublishedReview[]> => {
  const { docs } = await publishedAbout(documents, userId).limit(newestReviews).get();
  return docs.flatMap(publicPart);
};
