import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { knownName } from '../../../src/domain/accounts/profile.ts';
import { otherSide, sideOf } from '../../../src/domain/conversations/inquiry.ts';
import type { ReviewContent } from '../../../src/domain/reviews/review.schema.ts';
import { agreedAt, areTagsOf, isReviewTime, reviewId } from '../../../src/domain/reviews/review.ts';
import { writtenIn } from '../../../src/domain/text/writtenIn.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readReview } from '../readers/readReview.ts';
import { planPublishing } from './publishing.plan.ts';

/** `noDeal`: also for another person's deal. */
export type ReviewRefusal = 'noDeal' | 'late' | 'written' | 'tags';
export type ReviewSaved = { published: boolean };

const isSame = (one: ReviewContent, other: ReviewContent) =>
  one.stars === other.stars && one.words === other.words && one.tags.join() === other.tags.join();

/**
 * Stores one party's review of a deal. The second review publishes both. Repeating the same text changes
 * nothing.
 */
export const saveReview = (
  documents: Firestore,
  userId: string,
  thread: string,
  content: ReviewContent,
  now: number,
): Promise<ReviewSaved | { refused: ReviewRefusal }> =>
  documents.runTransaction(async (transaction) => {
    const place = documents.collection('inquiries').doc(thread);
    const inquiry = readInquiry(await transaction.get(place));
    const isParty = inquiry?.buyer_id === userId || inquiry?.seller_id === userId;
    if (!inquiry || !isParty || agreedAt(inquiry) === null) return { refused: 'noDeal' };
    const role = sideOf(inquiry, userId);
    const other = otherSide(role);
    const reviews = documents.collection('reviews');
    const [own, others] = await transaction.getAll(
      reviews.doc(reviewId(thread, role)),
      reviews.doc(reviewId(thread, other)),
    );
    const [earlier, theirs] = [readReview(own), readReview(others)];
    if (earlier && isSame(earlier, content)) return { published: earlier.published_at !== null };
    if (own?.exists) return { refused: 'written' };
    if (!isReviewTime(inquiry, now)) return { refused: 'late' };
    if (!areTagsOf(role, content.tags)) return { refused: 'tags' };
    const moment = Timestamp.fromMillis(now);
    const mine = { created_at: now, published_at: null };
    const due = planPublishing({ buyer: null, seller: null, [role]: mine, [other]: theirs }, now);
    const isPublished = due.includes(role);
    const { make, model, year, slug } = inquiry.bike;
    transaction.create(reviews.doc(reviewId(thread, role)), {
      ...content,
      author_id: userId,
      subject_id: inquiry[`${other}_id`],
      role,
      lang: writtenIn(content.words ?? ''),
      bike: { make, model, year, slug },
      author_name: knownName(inquiry[`${role}_name`]),
      created_at: moment,
      published_at: isPublished ? moment : null,
      answer: null,
      hidden: null,
    });
    if (due.includes(other))
      transaction.update(reviews.doc(reviewId(thread, other)), { published_at: moment });
    if (isPublished && inquiry.reviewed_at === undefined) transaction.update(place, { reviewed_at: moment });
    return { published: isPublished };
  });
