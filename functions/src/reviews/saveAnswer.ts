import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isPublic } from '../../../src/domain/reviews/review.ts';
import { readReview } from '../readers/readReview.ts';

/** A review has at most one answer. Repeating the same text changes nothing. */
export const saveAnswer = (
  documents: Firestore,
  userId: string,
  id: string,
  words: string,
  now: number,
): Promise<'done' | 'gone' | 'written'> =>
  documents.runTransaction(async (transaction) => {
    const place = documents.collection('reviews').doc(id);
    const review = readReview(await transaction.get(place));
    if (!review || review.subject_id !== userId || !isPublic(review)) return 'gone';
    if (review.answer) return review.answer.words === words ? 'done' : 'written';
    transaction.update(place, { answer: { words, at: Timestamp.fromMillis(now) } });
    return 'done';
  });
