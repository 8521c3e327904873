import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseReviews } from '../../functions/src/accounts/eraseReviews.ts';
import { refreshSeller } from '../../functions/src/flows/refreshSeller.ts';
import { readReviews } from '../../functions/src/moderation/readReviews.ts';
import { hideReview, restoreReview } from '../../functions/src/moderation/reviewActions.ts';
import { publishReviews } from '../../functions/src/reviews/publishReviews.ts';
import { newestReviewsOf, reviewSums } from '../../functions/src/reviews/reviewsOf.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { sent } from './memoryMailer.ts';
import { createMember } from './memoryPeople.ts';
import { call, documents, fresh } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

const english = { stars: 5, tags: ['as_described', 'friendly'], words: 'The bike was as described.' };
const vietnamese = { stars: 4, tags: ['on_time'], words: 'Anh mua nhanh, trả tiền đúng hẹn.' };

/**
 * Creates a conversation closed as bought. `days`: days since the seller's confirmation, or null without one.
 */
const deal = async (days: number | null = 0) => {
  const [buyer, seller] = [await createMember('Minh'), await createMember('Hoa')];
  const thread = fresh('deal');
  const inquiry = buildInquiry({
    ...{ buyer_id: buyer.id, seller_id: seller.id, buyer_name: 'Minh', seller_name: 'Hoa' },
    ...{ contact_email: buyer.email, status: 'closed', closed_by: buyer.id },
  });
  const reference = documents.doc(`inquiries/${thread}`);
  const sold_at = days === null ? null : Timestamp.fromMillis(Date.now() - days * day);
  await reference.set({ ...inquiry, ...(sold_at && { sold_at }) });
  await quiet();
  const write = (by: typeof buyer, review: object) => call('writeReview', { thread, review }, by.token);
  return { buyer, seller, thread, place: reference, write };
};
const subjectsTo = ({ email }: { email: string }) =>
  sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const review = async (id: string) => (await documents.doc(`reviews/${id}`).get()).data();
const wait = (id: string, days: number) =>
  documents.doc(`reviews/${id}`).update({ created_at: Timestamp.fromMillis(Date.now() - days * day) });
const operator = () => ({
  documents,
  operator: 'operator',
  accounts: async () => null,
  answerTo: 'operator@example.com',
  now: Date.now(),
});

it('a seller who agrees invites both, once', async () => {
  const { buyer, seller, place } = await deal(null);
  await place.update({ sold_at: Timestamp.now() });
  await quiet();
  await place.update({ seller_seen_at: Timestamp.now() });
  await quiet();
  expect(
    [buyer, seller].map(
      (one) => subjectsTo(one).filter((subject) => subject.includes('How did the sale')).length,
    ),
  ).toEqual([1, 1]);
});

describe('a review', () => {
  it('waits for the other one; the second publishes both, and each hears of it once', async () => {
    const { buyer, seller, thread, place, write } = await deal();
    expect((await write(buyer, english)).status).toBe(200);
    expect((await review(`${thread}_buyer`))?.published_at).toBeNull();
    expect(await reviewSums(seller.id, documents)).toEqual({ count: 0, sum: 0 });
    expect(await newestReviewsOf(seller.id, documents)).toEqual([]);
    expect(JSON.parse((await write(seller, vietnamese)).body).result).toEqual({ published: true });
    await quiet();
    const newest = await newestReviewsOf(seller.id, documents);
    expect(await reviewSums(seller.id, documents)).toEqual({ count: 1, sum: 5 });
    expect(newest[0]).toMatchObject({
      author_name: 'Minh',
      lang: 'en',
      words: 'The bike was as described.',
      tags: ['as_described', 'friendly'],
    });
    expect(JSON.stringify(newest)).not.toContain(buyer.id);
    expect((await newestReviewsOf(buyer.id, documents))[0]?.lang).toBe('vi');
    expect((await place.get()).get('reviewed_at')).toBeInstanceOf(Timestamp);
    expect(await publishReviews(documents, Date.now() + 20 * day)).toBe(0);
    await quiet();
    expect(
      [subjectsTo(seller), subjectsTo(buyer)].map(
        (all) => all.filter((one) => /reviewed you|đánh giá bạn/.test(one)).length,
      ),
    ).toEqual([1, 1]);
  });

  it('is published alone after 14 days, and not before', async () => {
    const { buyer, seller, thread, write } = await deal(15);
    await write(buyer, english);
    await wait(`${thread}_buyer`, 13);
    await publishReviews(documents, Date.now());
    expect((await reviewSums(seller.id, documents)).count).toBe(0);
    await wait(`${thread}_buyer`, 14);
    expect(await publishReviews(documents, Date.now())).toBe(1);
    expect(await publishReviews(documents, Date.now())).toBe(0);
    expect(await reviewSums(seller.id, documents)).toEqual({ count: 1, sum: 5 });
    expect(JSON.parse((await write(seller, vietnamese)).body).result).toEqual({ published: true });
  });

  it.each([
    ['no deal was agreed', null, english, 404],
    ['60 days have passed', 60, english, 400],
    ['a tag is the other side’s', 0, { ...english, tags: ['haggled_again'] }, 400],
    ['there are no stars', 0, { ...english, stars: 0 }, 400],
  ])('is refused where %s', async (_, days, changes, status) => {
    const { buyer, thread, write } = await deal(days);
    expect((await write(buyer, changes)).status).toBe(status);
    expect(await review(`${thread}_buyer`)).toBeUndefined();
  });

  it('is written once by each of the two, and by nobody else', async () => {
    const { buyer, thread, write } = await deal();
    const stranger = await createMember('Lan');
    expect((await write(stranger, english)).status).toBe(404);
    expect((await write(buyer, english)).status).toBe(200);
    expect((await write(buyer, english)).status).toBe(200);
    expect((await write(buyer, { ...english, stars: 1 })).status).toBe(409);
    expect((await review(`${thread}_buyer`))?.stars).toBe(5);
    expect((await call('writeReview', { thread, review: english })).status).toBe(401);
  });

  it('is answered once, by whom it is about, once it is published', async () => {
    const { buyer, seller, thread, write } = await deal();
    const answer = (by: typeof buyer, words: string) =>
      call('answerReview', { review: `${thread}_buyer`, words }, by.token);
    await write(buyer, english);
    expect((await answer(seller, 'Thank you.')).status).toBe(404);
    await write(seller, vietnamese);
    expect((await answer(buyer, 'Thank you.')).status).toBe(404);
    expect((await answer(seller, ' \u2060 ')).status).toBe(400);
    expect((await answer(seller, 'Thank you.')).status).toBe(200);
    expect((await answer(seller, 'Thank you.')).status).toBe(200);
    expect((await answer(seller, 'Others.')).status).toBe(409);
    expect((await newestReviewsOf(seller.id, documents))[0]?.answer?.words).toBe('Thank you.');
  });

  it('that an operator hides counts no more until it is brought back', async () => {
    const { buyer, seller, thread, write } = await deal();
    await refreshSeller(seller.id);
    await write(buyer, english);
    await write(seller, vietnamese);
    await quiet();
    const storedReviews = async () => (await documents.doc(`sellers/${seller.id}`).get()).get('reviews');
    expect(await storedReviews()).toEqual({ count: 1, sum: 5 });
    const id = `${thread}_buyer`;
    const report = { reason: 'untrue', message: null };
    const reporter = await createMember('Lan');
    expect((await call('reportReview', { review: id, report }, reporter.token)).status).toBe(200);
    const decision = { reason: 'untrue', note: null } as const;
    expect(await hideReview(operator(), id, decision)).toBe('done');
    expect(await hideReview(operator(), id, decision)).toBe('same');
    await quiet();
    expect(await storedReviews()).toEqual({ count: 0, sum: 0 });
    expect(await newestReviewsOf(seller.id, documents)).toEqual([]);
    expect((await documents.doc(`review_reports/${reporter.id}_${id}`).get()).get('status')).toBe('upheld');
    expect((await call('reportReview', { review: id, report }, reporter.token)).status).toBe(404);
    expect(await restoreReview(operator(), id, { reason: 'mistake', note: null })).toBe('done');
    await quiet();
    expect(await storedReviews()).toEqual({ count: 1, sum: 5 });
    const entries = await documents.collection('audit').where('target', '==', `reviews/${id}`).get();
    expect(entries.docs.map((entry) => entry.get('act')).toSorted()).toEqual(['hideReview', 'restoreReview']);
  });

  it('is shown to operators with what was said of it, and once it is hidden among those that are', async () => {
    const { buyer, seller, thread, write } = await deal();
    await write(buyer, english);
    await write(seller, vietnamese);
    const id = `${thread}_buyer`;
    const reporter = await createMember('Lan');
    const report = { reason: 'private', message: 'My number.' };
    await call('reportReview', { review: id, report }, reporter.token);
    const listed = async (hidden: boolean) =>
      (await readReviews(documents, { hidden, after: null })).items.find((item) => item.id === id);
    expect(await listed(false)).toMatchObject({
      words: 'The bike was as described.',
      bike: 'Honda Wave 2021',
      reports: [{ reason: 'private', message: 'My number.', reporter_id: reporter.id }],
    });
    expect(await listed(true)).toBeUndefined();
    await hideReview(operator(), id, { reason: 'private', note: null });
    expect(await listed(false)).toBeUndefined();
    expect(await listed(true)).toMatchObject({ hidden: { reason: 'private' }, reports: [] });
  });

  it('keeps its stars when its author leaves, and goes with whom it is about', async () => {
    const { buyer, seller, thread, write } = await deal();
    await write(buyer, english);
    await write(seller, vietnamese);
    await eraseReviews(documents, buyer.id);
    await eraseReviews(documents, buyer.id);
    expect(await review(`${thread}_seller`)).toBeUndefined();
    expect(await reviewSums(seller.id, documents)).toEqual({ count: 1, sum: 5 });
    expect(await review(`${thread}_buyer`)).toMatchObject({
      author_id: 'nobody',
      author_name: 'Unknown',
      words: null,
    });
    await eraseReviews(documents, seller.id);
    expect(await review(`${thread}_buyer`)).toBeUndefined();
  });

  it('that nobody has read goes with its author', async () => {
    const { buyer, thread, write } = await deal();
    await write(buyer, english);
    await eraseReviews(documents, buyer.id);
    expect(await review(`${thread}_buyer`)).toBeUndefined();
  });
});
