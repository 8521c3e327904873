import { describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildReview } from '../../../tests/fixtures/buildReview.ts';
import { day } from '../time/time.ts';
import { Review, ReviewContent, ReviewId, ReviewReportContent } from './review.schema.ts';
import {
  agreedAt,
  areTagsOf,
  averageOf,
  isAskedIfBought,
  isPublic,
  isReviewTime,
  isSaidByBoth,
  placeOfReview,
  reviewEnd,
} from './review.ts';

const sold = Date.UTC(2026, 0, 1);
const deal = buildInquiry({ status: 'closed', closed_by: 'buyer', sold_at: sold });

describe('a deal', () => {
  it('is agreed by the seller after the buyer has said so', () => {
    expect([agreedAt(deal), reviewEnd(deal)]).toEqual([sold, sold + 60 * day]);
  });
  it.each([
    ['the conversation is open', { status: 'replied' as const }],
    ['the seller closed it', { closed_by: 'seller' }],
    ['the seller has not answered', { sold_at: undefined }],
    ['the seller said no', { sold_at: null }],
    ['the buyer has left', { buyer_id: 'nobody', closed_by: 'nobody' }],
  ])('is none where %s', (_, changes) => {
    expect([agreedAt({ ...deal, ...changes }), isReviewTime({ ...deal, ...changes }, sold)]).toEqual([
      null,
      false,
    ]);
  });
  it('is agreed with a buyer whom the seller names, whether or not the conversation is closed', () => {
    const named = buildInquiry({ named_at: sold - day, sold_at: sold });
    for (const changes of [{}, { status: 'closed' as const, closed_by: 'seller' }])
      expect(agreedAt({ ...named, ...changes })).toBe(sold);
  });
  it.each([
    ['the buyer has not answered', { sold_at: undefined }, null, true],
    ['the buyer said no', { sold_at: null }, null, false],
    ['it was taken back', { named_at: null }, null, false],
    ['the buyer has left', { buyer_id: 'nobody' }, null, false],
  ])('of a named buyer is none where %s', (_, changes, agreed, isPending) => {
    const thread = { ...buildInquiry({ named_at: sold - day, sold_at: sold }), ...changes };
    expect([agreedAt(thread), isAskedIfBought(thread)]).toEqual([agreed, isPending]);
  });
  it.each([
    ['both have said so', {}, true],
    ['one said no before that', { sold_at: null }, true],
    ['it is noted already', { sold_at: sold }, false],
    ['only the seller has', { status: 'replied' as const }, false],
    ['only the buyer has', { named_at: undefined }, false],
    ['the seller has taken it back', { named_at: null }, false],
  ])('is said by both: %s', (_, changes, expected) => {
    const both = buildInquiry({ status: 'closed', closed_by: 'buyer', named_at: sold });
    expect(isSaidByBoth({ ...both, ...changes })).toBe(expected);
  });
  it.each([
    [0, true],
    [60 * day - 1, true],
    [60 * day, false],
  ])('can be reviewed %i ms after it: %s', (after, may) =>
    expect(isReviewTime(deal, sold + after)).toBe(may),
  );
  it('cannot be reviewed once the seller has left', () => {
    expect(isReviewTime({ ...deal, seller_id: 'nobody' }, sold)).toBe(false);
  });
});

describe('a review', () => {
  const content = { stars: 5, tags: ['friendly'], words: 'Xe đúng như mô tả.' };
  it.each([
    ['stars alone', { stars: 1, tags: [], words: null }, true],
    ['all of it', content, true],
    ['no stars', { ...content, stars: 0 }, false],
    ['six stars', { ...content, stars: 6 }, false],
    ['half a star', { ...content, stars: 4.5 }, false],
    ['blank words', { ...content, words: ' \u2060 ' }, false],
    ['words that are as long as may be', { ...content, words: 'a'.repeat(1_000) }, true],
    ['too many words', { ...content, words: 'a'.repeat(1_001) }, false],
    ['a tag that nobody knows', { ...content, tags: ['cheap'] }, false],
    ['a tag twice', { ...content, tags: ['late', 'late'] }, false],
    [
      'six tags',
      {
        ...content,
        tags: ['as_described', 'papers_as_promised', 'on_time', 'fair_price', 'friendly', 'told_faults'],
      },
      false,
    ],
    ['somebody else as its author', { ...content, author_id: 'x' }, false],
  ])('with %s: %#', (_, content, good) => expect(ReviewContent.safeParse(content).success).toBe(good));

  it('knows which tags are for whom', () => {
    expect([areTagsOf('buyer', ['told_faults']), areTagsOf('seller', ['told_faults'])]).toEqual([
      true,
      false,
    ]);
    expect([areTagsOf('seller', ['haggled_again']), areTagsOf('buyer', ['haggled_again'])]).toEqual([
      true,
      false,
    ]);
  });

  it('is public once it is published, and not while it is hidden', () => {
    expect(isPublic(buildReview())).toBe(true);
    expect(isPublic(buildReview({ published_at: null }))).toBe(false);
    expect(isPublic(buildReview({ hidden: { reason: 'spam', at: 1 } }))).toBe(false);
    expect(Review.safeParse(buildReview()).success).toBe(true);
  });

  it.each([
    ['t1_buyer', { thread: 't1', role: 'buyer' }],
    ['a_b-c_seller', { thread: 'a_b-c', role: 'seller' }],
  ])('lies at %s', (id, place) => {
    expect(ReviewId.safeParse(id).success).toBe(true);
    expect(placeOfReview(id)).toEqual(place);
  });
  it.each(['t1', 't1_other', '../t1_buyer', '_buyer'])('lies at no %s', (id) =>
    expect(ReviewId.safeParse(id).success).toBe(false),
  );

  it.each([
    [{ count: 0, sum: 0 }, 0],
    [{ count: 3, sum: 14 }, 4.7],
    [{ count: 2, sum: 10 }, 5],
  ])('%o is %s on average', (sums, average) => expect(averageOf(sums)).toBe(average));

  it('is reported with a known reason', () => {
    expect(ReviewReportContent.safeParse({ reason: 'private', message: null }).success).toBe(true);
    expect(ReviewReportContent.safeParse({ reason: 'ugly', message: null }).success).toBe(false);
  });
});
