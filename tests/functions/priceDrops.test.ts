import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { nextSlot } from '../../functions/src/alerts/alertEmail.plan.ts';
import { findPriceDrop } from '../../functions/src/alerts/announcePriceDrop.ts';
import { type AlertNeeds, emailMatches } from '../../functions/src/alerts/emailMatches.ts';
import { AlertFindsData } from '../../functions/src/emails/templates/alertMatches.ts';
import { alertId } from '../../src/domain/alerts/alert.ts';
import { alertMatchId } from '../../src/domain/alerts/alertMatch.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { formatDong } from '../../src/i18n/format.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, soon } from './suite.ts';

const million = 1_000_000;
const future = Date.UTC(2102, 0, 1, 2);
const needs = (now: number): AlertNeeds => ({
  documents,
  accounts: async (userId) => ({ email: `${userId}@example.com`, name: 'Lan' }),
  site: 'https://vongxe.example',
  secret: 'a secret of thirty-two characters',
  now,
});

const like = (userId: string, id: string) =>
  documents.doc(`likes/${likeId(userId, id)}`).set(buildLike({ user_id: userId, motorcycle_id: id }));
const choose = (userId: string, choice: object = {}) =>
  documents
    .doc(`alert_settings/${userId}`)
    .set({ language: 'vi', delivery: 'soon', price_drops: true, updated_at: Timestamp.now(), ...choice });
const follower = async (id: string) => {
  const userId = fresh('liking');
  await Promise.all([like(userId, id), choose(userId)]);
  return userId;
};
const offer = async (changes: Partial<Stored<Published>> = {}) => {
  const slug = fresh('fallen');
  const bike = buildListing({ id: slug, slug, price: 20 * million, seller_name: 'Lan', ...changes });
  await publish(bike);
  return bike;
};
const isFound = async (userId: string, id: string, to: number) =>
  (await documents.doc(`alert_finds/${alertMatchId(userId, id, { from: 0, to })}`).get()).exists;
const match = (userId: string, id: string, to: number) =>
  vi.waitFor(async () => expect(await isFound(userId, id, to)).toBe(true), soon);

const emailsTo = async (userId: string) => {
  const mail = await documents.collection('mail').where('to', '==', `${userId}@example.com`).get();
  return mail.docs.map((email) => AlertFindsData.parse(email.get('data')));
};
const emailedLines = async (userId: string) =>
  (await emailsTo(userId)).map(({ bikes }) =>
    bikes.map(({ url, facts, was }) => [url.split('/').at(-1), facts.split(',')[0], was]),
  );
const dong = (millions: number) => formatDong('vi', millions * million);

it('whoever likes a bike and asked for it hears that its price fell, and nobody else does', async () => {
  const bike = await offer({ user_id: fresh('liking') });
  const asking = await follower(bike.id);
  const [silent, stranger, seller] = [fresh('liking'), fresh('liking'), bike.user_id];
  await Promise.all([like(silent, bike.id), choose(silent, { price_drops: false }), choose(stranger)]);
  await Promise.all([like(seller, bike.id), choose(seller)]);
  await change(bike.id, { price: 18 * million });
  await match(asking, bike.id, 18 * million);
  await emailMatches(needs(future));
  expect(await emailedLines(asking)).toEqual([[[bike.slug, dong(18), dong(20)]]]);
  const others = await Promise.all([silent, stranger, seller].map(emailedLines));
  expect(others).toEqual([[], [], []]);
  const [email] = await emailsTo(asking);
  expect(email).toMatchObject({ language: 'vi', name: 'Lan' });
  expect(email?.stopUrl).toContain('/unsubscribe?token=');
});

it('each price is told once, however often an event comes and whatever the order', async () => {
  const bike = await offer({ price: 16 * million });
  const asking = await follower(bike.id);
  const falls = [
    { from: 20 * million, to: 18 * million },
    { from: 18 * million, to: 17 * million },
    { from: 17 * million, to: 16 * million },
  ];
  const events = [...falls, ...falls.toReversed(), ...falls];
  const send = (drops: typeof falls) =>
    Promise.all(
      drops.map((drop) => findPriceDrop(documents, { id: bike.id, seller: 'seller' }, drop, future)),
    );
  await send(events);
  await Promise.all([emailMatches(needs(future)), emailMatches(needs(future))]);
  const [email, ...others] = await emailedLines(asking);
  expect(others).toEqual([]);
  // The earlier price depends on the order in which events arrive.
  expect(email).toEqual([[bike.slug, dong(16), expect.toBeOneOf([dong(20), dong(18), dong(17)])]]);
  await send(events.toReversed());
  await emailMatches(needs(future + 2 * hour));
  await emailMatches(needs(future + 2 * day));
  expect(await emailedLines(asking)).toHaveLength(1);
});

it('a price that rose again is no news, nor one that it has fallen to before', async () => {
  const bike = await offer();
  const asking = await follower(bike.id);
  await change(bike.id, { price: 18 * million });
  await match(asking, bike.id, 18 * million);
  await change(bike.id, { price: 19 * million });
  await emailMatches(needs(future));
  expect(await emailedLines(asking)).toEqual([]);
  await change(bike.id, { price: 17 * million });
  await match(asking, bike.id, 17 * million);
  await emailMatches(needs(future + hour));
  await change(bike.id, { price: 20 * million });
  await change(bike.id, { price: 18 * million });
  await emailMatches(needs(future + 2 * hour));
  expect(await emailedLines(asking)).toEqual([[[bike.slug, dong(17), dong(18)]]]);
});

it('a price that falls by a đồng again and again is no news, and what all steps make together is', async () => {
  const bike = await offer();
  const asking = await follower(bike.id);
  const seller = { id: bike.id, seller: 'seller' };
  for (let price = bike.price; price > bike.price - 5; price -= 1)
    expect(await findPriceDrop(documents, seller, { from: price, to: price - 1 }, future)).toBe(0);
  await change(bike.id, { price: 19.5 * million });
  await match(asking, bike.id, 19.5 * million);
  await emailMatches(needs(future));
  expect(await emailedLines(asking)).toEqual([[[bike.slug, dong(19.5), dong(20)]]]);
});

it.each([
  ['is not liked any more', (userId: string, id: string) => documents.doc(`likes/${userId}_${id}`).delete()],
  ['is sold', (_: string, id: string) => change(id, { status: 'sold' })],
  ['is deleted', (_: string, id: string) => change(id, { deleted_at: Timestamp.now() })],
  ['was asked for and is no longer', (userId: string) => choose(userId, { price_drops: false })],
])('nobody hears of a bike that %s before the email', async (_, happens) => {
  const bike = await offer();
  const asking = await follower(bike.id);
  await change(bike.id, { price: 18 * million });
  await match(asking, bike.id, 18 * million);
  await happens(asking, bike.id);
  await emailMatches(needs(future));
  expect(await emailedLines(asking)).toEqual([]);
});

it('a bike that an alert finds and whose price falls stands in one line, and all that is new in one email', async () => {
  const make = fresh('make').slice(-40);
  const other = await offer();
  const asking = await follower(other.id);
  const alert = buildAlert({ user_id: asking, criteria: buildCriteria({ make }) });
  await documents.doc(`alerts/${alertId(asking, 0)}`).set({ ...alert, created_at: Timestamp.now() });
  const listed = await offer({ make, created_at: Date.now() });
  await like(asking, listed.id);
  await vi.waitFor(
    async () => expect((await documents.doc(`announced/${listed.id}`).get()).exists).toBe(true),
    soon,
  );
  for (const each of [listed, other]) {
    await change(each.id, { price: 18 * million });
    await match(asking, each.id, 18 * million);
  }
  await emailMatches(needs(future));
  const [email, ...more] = await emailedLines(asking);
  expect(more).toEqual([]);
  expect(email?.toSorted()).toEqual([listed, other].map(({ slug }) => [slug, dong(18), dong(20)]).toSorted());
});

it('a daily reader hears of prices in the evening, thirty bikes an email', async () => {
  const bikes = await Promise.all(Array.from({ length: 32 }, () => offer()));
  const asking = fresh('liking');
  await choose(asking, { delivery: 'daily' });
  await Promise.all(bikes.map(({ id }) => like(asking, id)));
  await Promise.all(bikes.map(({ id }) => change(id, { price: 18 * million })));
  await Promise.all(bikes.map(({ id }) => match(asking, id, 18 * million)));
  const six = nextSlot('daily', Date.now());
  const sizes = async () =>
    (await emailedLines(asking)).map((lines) => lines.length).toSorted((a, b) => b - a);
  await emailMatches(needs(six - 1));
  expect(await sizes()).toEqual([]);
  await emailMatches(needs(six));
  expect(await sizes()).toEqual([30]);
  await emailMatches(needs(six + day));
  expect(await sizes()).toEqual([30, 2]);
});

it('more people than one page of likes holds all hear of it', async () => {
  const bike = await offer();
  const people = Array.from({ length: 302 }, () => fresh('many'));
  const writer = documents.bulkWriter({ throttling: false });
  for (const userId of people) {
    void writer.set(
      documents.doc(`likes/${likeId(userId, bike.id)}`),
      buildLike({ user_id: userId, motorcycle_id: bike.id }),
    );
    void writer.set(documents.doc(`alert_settings/${userId}`), { price_drops: true });
  }
  await writer.close();
  const drop = { from: bike.price, to: bike.price - million };
  const seller = { id: bike.id, seller: bike.user_id };
  expect(await findPriceDrop(documents, seller, drop, future)).toBe(people.length);
  const cleaner = documents.bulkWriter({ throttling: false });
  for (const userId of people)
    void cleaner.delete(documents.doc(`alert_finds/${alertMatchId(userId, bike.id, drop)}`));
  await cleaner.close();
});
