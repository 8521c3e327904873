import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { addListingViews } from '../../functions/src/analytics/addListingViews.ts';
import { countListingView } from '../../functions/src/analytics/countListingView.ts';
import { findContact } from '../../functions/src/entries/revealContact.call.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import { day, vietnameseDay, vietnameseMoment } from '../../src/domain/time/time.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './people.ts';
import { call, documents, fresh, publish } from './suite.ts';

const later = Date.UTC(2100, 0, 1);
const sell = async (userId: string) => {
  const id = fresh('figures');
  await publish(buildListing({ id, slug: id, user_id: userId, seller_name: 'Lan' }));
  await documents.doc(`motorcycles/${id}/contact/phone`).set(buildContact());
  return id;
};
const like = (userId: string, id: string) =>
  documents.doc(`likes/${likeId(userId, id)}`).set(buildLike({ user_id: userId, motorcycle_id: id }));
const ask = (seller_id: string, buyer_id: string, id: string) =>
  documents
    .doc(`inquiries/${fresh('figures')}`)
    .set(buildInquiry({ seller_id, buyer_id, bike: { ...buildInquiry().bike, id } }));
const reveal = (userId: string, listing_id: string) =>
  findContact({ userId }, { listing_id, channel: 'phone' }, { documents, now: later });

it('a seller sees how many people like each bike, have asked for a number and have written, and of nobody else’s', async () => {
  const seller = await createMember('Mai');
  const [bike, quiet, foreign] = [await sell(seller.id), await sell(seller.id), await sell('somebody')];
  for (const buyer of ['a', 'b', 'c']) await like(`${buyer}-${bike}`, bike);
  for (const buyer of ['a', 'a', 'b']) await reveal(`${buyer}-${bike}`, bike);
  await like('a', foreign);
  for (const buyer of ['a', 'b']) await ask(seller.id, `${buyer}-${bike}`, bike);
  // Not counted: a question asked by the seller, and one to the bike's former seller.
  await ask('somebody', seller.id, foreign);
  await ask('somebody', `c-${bike}`, bike);
  for (const viewer of ['a', 'b', 'a', seller.id])
    await countListingView(documents, { listingId: bike, viewer }, later);
  const { status, body } = await call('listingFigures', {}, seller.token);
  expect(status).toBe(200);
  expect(JSON.parse(body).result.figures).toEqual({
    [bike]: { likes: 3, reveals: 2, questions: 2, views: 2 },
    [quiet]: { likes: 0, reveals: 0, questions: 0, views: 0 },
  });
});

const some = ({ days, counts }: { days: string[]; counts: number[] }) =>
  Object.fromEntries(days.flatMap((date, n) => (counts[n] ? [[date, counts[n]]] : [])));

it('a seller sees what happened with a bike on each day in Vietnam of the last four weeks', async () => {
  const seller = await createMember('Mai');
  const bike = await sell(seller.id);
  const midnight = vietnameseMoment(vietnameseDay(Date.now()), '00:00');
  const [today, yesterday, first] = [0, 1, 27].map((ago) => vietnameseDay(midnight - ago * day));
  const at = (time: number) => Timestamp.fromMillis(time);
  const likedAt = async (who: string, time: number) => {
    const like = buildLike({ user_id: who, motorcycle_id: bike });
    await documents.doc(`likes/${likeId(who, bike)}`).set({ ...like, created_at: at(time) });
  };
  await likedAt('a', midnight);
  await likedAt('b', midnight - 1);
  await likedAt('c', midnight - 27 * day);
  await likedAt('too early', midnight - 27 * day - 1);
  for (const [who, time] of [
    ['a', midnight - 2],
    ['b', midnight - 1],
  ] as const)
    await documents
      .doc(`reveals/${who}_${bike}`)
      .set({ user_id: who, motorcycle_id: bike, last_at: at(time) });
  const inquiry = buildInquiry({ seller_id: seller.id, bike: { ...buildInquiry().bike, id: bike } });
  await documents.doc(`inquiries/${fresh('day')}`).set({ ...inquiry, created_at: at(midnight) });
  const look = (viewer: string, when: number) =>
    countListingView(documents, { listingId: bike, viewer }, when);
  await look('a', midnight - day);
  await look('b', midnight - 1);
  await addListingViews(documents, midnight);
  await look('a', midnight + 1);
  const { status, body } = await call('listingDays', { listing_id: bike }, seller.token);
  expect(status).toBe(200);
  const { counts } = JSON.parse(body).result;
  expect([counts.days.length, counts.days[0], counts.days[27]]).toEqual([28, first, today]);
  const by = (kind: string) => some({ days: counts.days, counts: counts[kind] });
  expect({
    likes: by('likes'),
    reveals: by('reveals'),
    questions: by('questions'),
    views: by('views'),
  }).toEqual({
    likes: { [String(first)]: 1, [String(yesterday)]: 1, [String(today)]: 1 },
    reveals: { [String(yesterday)]: 2 },
    questions: { [String(today)]: 1 },
    views: { [String(yesterday)]: 2, [String(today)]: 1 },
  });
  expect(counts.views_since).toBeNull();
});

it('where more than two hundred like a bike, each day is counted', async () => {
  const seller = await createMember('Mai');
  const bike = await sell(seller.id);
  const midnight = vietnameseMoment(vietnameseDay(Date.now()), '00:00');
  const batch = documents.batch();
  for (let n = 0; n < 210; n += 1) {
    const created_at = Timestamp.fromMillis(midnight - (n < 205 ? 1 : -1));
    const like = buildLike({ user_id: `u${n}`, motorcycle_id: bike });
    batch.set(documents.doc(`likes/${likeId(`u${n}`, bike)}`), { ...like, created_at });
  }
  await batch.commit();
  const { body } = await call('listingDays', { listing_id: bike }, seller.token);
  expect(JSON.parse(body).result.counts.likes.slice(-3)).toEqual([0, 205, 5]);
});

it('the days are those of one’s own listing', async () => {
  const { token } = await createMember();
  const foreign = await sell('somebody');
  for (const listing_id of [foreign, 'none'])
    expect((await call('listingDays', { listing_id }, token)).status).toBe(404);
  expect((await call('listingDays', { listing_id: foreign })).status).toBe(401);
  expect((await call('listingDays', {}, token)).status).toBe(400);
});

it('the figures are for whoever is signed in, and nothing can be asked about others', async () => {
  const { token } = await createMember();
  expect((await call('listingFigures', {})).status).toBe(401);
  expect((await call('listingFigures', { user_id: 'somebody' }, token)).status).toBe(400);
});

it('a number that was not shown is not counted', async () => {
  const id = await sell('somebody');
  await documents.doc(`motorcycles/${id}/contact/phone`).update({ hidden: true });
  expect(await reveal('curious', id)).toEqual({ refused: 'hidden' });
  expect((await documents.collection('reveals').where('motorcycle_id', '==', id).get()).size).toBe(0);
});
