import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { nextSlot } from '../../functions/src/alerts/alertEmail.plan.ts';
import { type AlertNeeds, emailMatches } from '../../functions/src/alerts/emailMatches.ts';
import { everybodyFor, followersOf, keepSilent } from '../../functions/src/alerts/findWaiting.ts';
import { stopAlerts } from '../../functions/src/alerts/stopAlerts.ts';
import { writeMatches } from '../../functions/src/alerts/writeMatches.ts';
import { AlertFindsData } from '../../functions/src/emails/templates/alertMatches.ts';
import { type Alert, alertId } from '../../src/domain/alerts/alert.ts';
import type { Delivery } from '../../src/domain/alerts/alertSettings.ts';
import { followId } from '../../src/domain/alerts/follow.ts';
import { blockId } from '../../src/domain/conversations/block.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildBlock } from '../fixtures/buildBlock.ts';
import { buildFollow } from '../fixtures/buildFollow.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, soon, stored } from './suite.ts';

/** Saturday evening in Vietnam, so that a whole week lies before the next weekly email. */
const start = nextSlot('weekly', Date.UTC(2103, 0, 1)) + 12 * hour;
const needs = (now: number): AlertNeeds => ({
  documents,
  accounts: async (userId) => ({ email: `${userId}@example.com`, name: 'Lan' }),
  site: 'https://vongxe.example',
  secret: 'a secret of thirty-two characters',
  now,
});

const wait = async (userId: string, make: string, delivery: Delivery | null, index = 0) => {
  const alert: Alert = buildAlert({ user_id: userId, criteria: buildCriteria({ make }), delivery });
  await documents
    .doc(`alerts/${alertId(userId, index)}`)
    .set({ ...alert, created_at: Timestamp.fromMillis(alert.created_at) });
};
const rhythm = (userId: string, delivery: Delivery) =>
  documents.doc(`alerts/${alertId(userId, 0)}`).update({ delivery });
const follow = async (userId: string, seller: string, changes: object = {}) => {
  const followed = buildFollow({ user_id: userId, seller_id: seller, ...changes });
  await documents
    .doc(`follows/${followId(userId, seller)}`)
    .set({ ...followed, created_at: Timestamp.fromMillis(followed.created_at) });
};
const block = (userId: string, other: string) =>
  documents
    .doc(`blocks/${blockId(userId, other)}`)
    .set({ ...buildBlock({ user_id: userId, other_id: other }), created_at: Timestamp.now() });
/**
 * Lists a bike and writes its matches at a given time. `keepSilent` stops the trigger, which would use
 * today's time.
 */
const list = async (now: number, changes: Partial<Stored<Published>>) => {
  const id = fresh('rhythm');
  const bike = buildListing({ id, slug: id, created_at: now, ...changes });
  await keepSilent(documents, id, now);
  await documents.doc(`motorcycles/${id}`).set(stored(bike));
  await writeMatches(documents, { id }, await everybodyFor(documents, bike), now);
  return id;
};
const emailsTo = async (userId: string) => {
  const { docs } = await documents.collection('mail').where('to', '==', `${userId}@example.com`).get();
  return docs.map((email) => AlertFindsData.parse(email.get('data')));
};
const emailed = async (userId: string) =>
  (await emailsTo(userId)).map(({ bikes }) => bikes.map(({ url }) => url.split('/').at(-1)).toSorted());
const pass = async (from: number, to: number) => {
  for (let now = from; now <= to; now += hour) await emailMatches(needs(now));
};

it('a weekly alert tells on Saturday what waited, in one email, without what was sold or paused', async () => {
  const [userId, make] = [fresh('weekly'), fresh('make')];
  await wait(userId, make, 'weekly');
  const [first, sold, paused, back] = await Promise.all(
    [1, 2, 3, 4].map((n) => list(start + n * day, { make })),
  );
  await pass(start + day, start + 5 * day);
  expect(await emailed(userId)).toEqual([]);
  await change(sold ?? '', { status: 'sold' });
  await change(paused ?? '', { status: 'paused' });
  await change(back ?? '', { status: 'paused' });
  await pass(start + 5 * day, start + 6 * day);
  await change(back ?? '', { status: 'active' });
  await pass(start + 6 * day, start + 8 * day);
  expect(await emailed(userId)).toEqual([[first, back].toSorted()]);
  await change(paused ?? '', { status: 'active' });
  await pass(start + 8 * day, start + 15 * day);
  expect(await emailed(userId)).toHaveLength(1);
});

it('each alert has its rhythm, and a bike that both want is told once, at once', async () => {
  const [userId, make, other] = [fresh('both'), fresh('make'), fresh('make')];
  await wait(userId, make, 'soon');
  await wait(userId, make, 'weekly', 1);
  await wait(userId, other, 'daily', 2);
  const soon = await list(start, { make });
  const daily = await list(start, { make: other });
  await emailMatches(needs(start));
  expect(await emailed(userId)).toEqual([[soon]]);
  await pass(start, start + 9 * day);
  expect(await emailed(userId)).toEqual([[soon], [daily]]);
});

it('another rhythm applies to what waits, at the latest at six in the evening', async () => {
  const [userId, make] = [fresh('changed'), fresh('make')];
  await wait(userId, make, 'weekly');
  const bike = await list(start, { make });
  await emailMatches(needs(start));
  await rhythm(userId, 'soon');
  const six = nextSlot('daily', start + 1);
  await emailMatches(needs(six - 1));
  expect(await emailed(userId)).toEqual([]);
  await emailMatches(needs(six));
  expect(await emailed(userId)).toEqual([[bike]]);
});

it('a slower rhythm chosen in time holds back what was found before', async () => {
  const [userId, make] = [fresh('slower'), fresh('make')];
  await wait(userId, make, 'soon');
  await list(start, { make });
  await rhythm(userId, 'weekly');
  await pass(start, start + 5 * day);
  expect(await emailed(userId)).toEqual([]);
  await pass(start + 5 * day, start + 7 * day);
  expect(await emailed(userId)).toHaveLength(1);
});

it('two runs at once tell a digest once', async () => {
  const [userId, make] = [fresh('twice'), fresh('make')];
  await wait(userId, make, 'daily');
  const bikes = await Promise.all([1, 2, 3].map(() => list(start, { make })));
  await emailMatches(needs(start));
  const six = nextSlot('daily', start + 1);
  await Promise.all([1, 2, 3].map(() => emailMatches(needs(six))));
  expect(await emailed(userId)).toEqual([bikes.toSorted()]);
});

it('a price drop told at once is not told again as news of a slower alert', async () => {
  const [userId, make] = [fresh('drop'), fresh('make')];
  await wait(userId, make, 'weekly');
  const bike = await list(start, { make, price: 18_000_000 });
  await emailMatches(needs(start));
  await documents.doc(`likes/${userId}_${bike}`).set({ user_id: userId, motorcycle_id: bike });
  await documents.doc(`alert_settings/${userId}`).set({
    ...{ language: 'vi', delivery: 'soon', price_drops: true },
    updated_at: Timestamp.fromMillis(start),
  });
  await documents.doc(`alert_finds/${userId}_${bike}@18000000`).set({
    ...{ user_id: userId, motorcycle_id: bike, price_drop: { from: 20_000_000, to: 18_000_000 } },
    ...{ found_at: Timestamp.fromMillis(start), due_at: Timestamp.fromMillis(start) },
    expires_at: Timestamp.fromMillis(start + day),
  });
  await pass(start, start + 8 * day);
  expect(await emailed(userId)).toEqual([[bike]]);
});

it('whoever follows a seller hears of their new bikes, and the seller of none', async () => {
  const [userId, seller] = [fresh('follower'), fresh('followed')];
  await follow(userId, seller);
  await follow(seller, seller);
  const bike = fresh('published');
  await publish(buildListing({ id: bike, slug: bike, created_at: Date.now(), user_id: seller }));
  const marker = documents.doc(`announced/${bike}`);
  await vi.waitFor(async () => expect((await marker.get()).exists).toBe(true), soon);
  await list(start, { user_id: fresh('another') });
  await emailMatches(needs(start));
  expect(await emailed(userId)).toEqual([[bike]]);
  expect(await emailed(seller)).toEqual([]);
  const [email] = await emailsTo(userId);
  expect(email?.bikes[0]).toMatchObject({ because: [], follows: true });
});

it.each([
  ['was blocked by the seller', (userId: string, seller: string) => block(seller, userId)],
  ['has blocked the seller', (userId: string, seller: string) => block(userId, seller)],
  [
    'no longer follows the seller',
    (userId: string, seller: string) => documents.doc(`follows/${followId(userId, seller)}`).delete(),
  ],
  [
    'has switched the seller off',
    (userId: string, seller: string) => follow(userId, seller, { is_active: false }),
  ],
])('a follower hears nothing who %s, before or after the bike was listed', async (_, happens) => {
  for (const early of [true, false]) {
    const [userId, seller] = [fresh('silent'), fresh('followed')];
    await follow(userId, seller);
    if (early) await happens(userId, seller);
    await list(start, { user_id: seller });
    if (!early) await happens(userId, seller);
    await emailMatches(needs(start));
    expect(await emailed(userId)).toEqual([]);
  }
});

it('a link to stop emails pauses followed sellers, but not what was followed later', async () => {
  const [userId, seller] = [fresh('stopping'), fresh('followed')];
  await follow(userId, seller);
  const state = async () =>
    (await documents.doc(`follows/${followId(userId, seller)}`).get()).get('is_active');
  expect(await stopAlerts(documents, userId, Date.now() - day)).toBe(true);
  expect(await state()).toBe(true);
  expect(await stopAlerts(documents, userId, Date.now() + day)).toBe(false);
  expect(await state()).toBe(false);
});

it.each([1, 2, 3])('more followers than a page of a query are all read, %i to a page', async (pageSize) => {
  const seller = fresh('followed');
  const people = [1, 2, 3].map(() => fresh('one-of-many'));
  await Promise.all(people.map((userId) => follow(userId, seller)));
  expect((await followersOf(documents, seller, pageSize)).toSorted()).toEqual(people.toSorted());
});
