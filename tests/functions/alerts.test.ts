import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { nextSlot } from '../../functions/src/alerts/alertEmail.plan.ts';
import { type AlertNeeds, emailMatches } from '../../functions/src/alerts/emailMatches.ts';
import { notifyWaiting, whoWaitsFor } from '../../functions/src/alerts/findWaiting.ts';
import {
  type AlertFindsData,
  AlertFindsData as Data,
} from '../../functions/src/emails/templates/alertMatches.ts';
import type { Accounts } from '../../functions/src/readers/findPerson.ts';
import { type Alert, alertId, type Criteria, matches } from '../../src/domain/alerts/alert.ts';
import type { Delivery } from '../../src/domain/alerts/alertSettings.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { hour } from '../../src/domain/time/time.ts';
import { describeCriteria } from '../../src/i18n/describeCriteria.ts';
import { paths } from '../../src/paths.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, soon, stored } from './suite.ts';

const future = Date.UTC(2101, 0, 1, 2);
const people: Accounts = async (userId) =>
  userId.startsWith('waiting') ? { email: `${userId}@example.com`, name: 'Lan' } : null;
const needs = (now: number): AlertNeeds => ({
  documents,
  accounts: people,
  site: 'https://vongxe.example',
  secret: 'a secret of thirty-two characters',
  now,
});

const wait = async (userId: string, criteria: Partial<Criteria>, index = 0): Promise<Alert> => {
  const alert = buildAlert({ user_id: userId, criteria: buildCriteria(criteria) });
  const created_at = Timestamp.fromMillis(alert.created_at);
  await documents.doc(`alerts/${alertId(userId, index)}`).set({ ...alert, created_at });
  return alert;
};
const prefer = (userId: string, delivery: Delivery) =>
  documents.doc(`alert_settings/${userId}`).set({ language: 'vi', delivery, updated_at: Timestamp.now() });
const bike = (name: string, changes: Partial<Stored<Published>> = {}) => {
  const slug = fresh(name);
  return buildListing({ id: slug, slug, created_at: Date.now(), seller_name: 'Lan', ...changes });
};
const isAnnounced = async (id: string) => (await documents.doc(`announced/${id}`).get()).exists;
const announced = (id: string) => vi.waitFor(async () => expect(await isAnnounced(id)).toBe(true), soon);
/** A unique make, so that tests do not match each other's bikes. */
const ownMake = () => fresh('make').slice(-40);

const emailsTo = async (userId: string): Promise<AlertFindsData[]> => {
  const emails = await documents.collection('mail').where('to', '==', `${userId}@example.com`).get();
  return emails.docs.map((email) => Data.parse(email.get('data')));
};
const emailedBikes = async (userId: string) =>
  (await emailsTo(userId)).map(({ bikes }) => bikes.map(({ url }) => url.split('/').at(-1)));

it('[S4.18] [S7.20] whoever waits for a bike hears of it once it is for sale, and nobody else does', async () => {
  const make = ownMake();
  const [waiting, elsewhere, seller] = ['waiting', 'waiting', 'waiting'].map(fresh) as [
    string,
    string,
    string,
  ];
  await wait(waiting, { make, model: 'vision', location: 'Hue', max_price: 20_000_000 });
  await wait(elsewhere, { make, location: 'Hanoi' });
  await wait(seller, { make });
  await prefer(waiting, 'soon');
  const match = bike('found', {
    make,
    model: 'Vísion 110',
    location: 'Hue',
    price: 20_000_000,
    user_id: seller,
  });
  await publish(match);
  await announced(match.id);
  await emailMatches(needs(future));
  expect(await emailedBikes(waiting)).toEqual([[match.slug]]);
  expect([await emailedBikes(elsewhere), await emailedBikes(seller)]).toEqual([[], []]);
  const [email] = await emailsTo(waiting);
  expect(email).toMatchObject({ language: 'vi', name: 'Lan' });
  expect(email?.bikes[0]?.url).toBe(`https://vongxe.example/vi${paths.listing(match.slug)}`);
});

it('[S4.18] a bike is announced once in its life: sold and put back, paused and activated, deleted and restored, it is no news', async () => {
  const make = ownMake();
  const match = bike('again', { make });
  await publish(match);
  await announced(match.id);
  // Created after the announcement: this alert would match only if the bike were announced again.
  const late = fresh('waiting');
  await wait(late, { make });
  const [deleted, restored] = [{ deleted_at: Timestamp.now() }, { deleted_at: null }];
  for (const fields of [
    { status: 'sold' },
    { status: 'active' },
    { status: 'paused' },
    { status: 'active' },
    deleted,
    restored,
  ]) {
    await change(match.id, fields);
    expect(await notifyWaiting(documents, match.id, future)).toBeNull();
  }
  const other = bike('other', { make });
  await publish(other);
  await announced(other.id);
  await emailMatches(needs(future));
  expect(await emailedBikes(late)).toEqual([[other.slug]]);
});

it('a bike that comes from a backup or a seed is no news, then or later', async () => {
  const make = ownMake();
  const waiting = fresh('waiting');
  await wait(waiting, { make });
  const old = bike('old', { make, created_at: Date.now() - 2 * hour });
  await publish(old);
  await announced(old.id);
  await change(old.id, { status: 'paused' });
  await change(old.id, { status: 'active' });
  await emailMatches(needs(future));
  expect(await emailedBikes(waiting)).toEqual([]);
});

const random = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

it('30 bikes at once against 60 alerts, events twice and out of order: every pair in exactly one line of one email', async () => {
  const next = random(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const makes = [ownMake(), ownMake()];
  const users = Array.from({ length: 20 }, () => fresh('waiting'));
  const alerts: Alert[] = [];
  for (const [index, userId] of [...users, ...users, ...users].entries())
    alerts.push(
      await wait(
        userId,
        {
          make: pick(makes),
          model: pick([null, 'wave', 'SÓNG']),
          location: pick([null, 'Hue', 'Hanoi']),
          min_price: pick([null, 10_000_000]),
          max_price: pick([null, 20_000_000]),
          year: pick([null, 2020]),
        },
        Math.floor(index / users.length),
      ),
    );
  const bikes = Array.from({ length: 30 }, (_, n) =>
    bike('many', {
      make: pick(makes),
      model: pick(['Wave α', 'Sóng Đỏ', 'Dream']),
      location: pick(['Hue', 'Hanoi', 'Da Nang']),
      price: pick([10_000_000, 15_000_000, 20_000_000, 25_000_000]),
      year: pick([2019, 2020]),
      ...(n % 5 === 0 && { user_id: users[n % users.length] ?? 'seller' }),
    }),
  );
  const again = () =>
    Promise.all(bikes.toSorted(() => next() - 0.5).map(({ id }) => notifyWaiting(documents, id, future)));
  await Promise.all(bikes.map(publish));
  await Promise.all([again(), again()]);
  await Promise.all(bikes.map(({ id }) => announced(id)));

  const runs: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const [first, second] = await Promise.all([1, 2].map(() => emailMatches(needs(future + turn * hour))));
    runs.push((first ?? 0) + (second ?? 0));
    await again();
  }
  expect(runs.at(-1)).toBe(0);

  const lines: string[] = [];
  for (const userId of users) {
    const emails = await emailsTo(userId);
    for (const { bikes: emailed } of emails) {
      expect(emailed.length).toBeLessThanOrEqual(10);
      for (const { url, because } of emailed)
        for (const summary of because) lines.push(`${userId} ${url.split('/').at(-1)} ${summary}`);
    }
  }
  const expected = bikes.flatMap((match) =>
    alerts
      .filter((alert) => matches(alert, match))
      .map(({ user_id, criteria }) => `${user_id} ${match.slug} ${describeCriteria('en', criteria)}`),
  );
  expect(expected.length).toBeGreaterThan(100);
  expect(lines.toSorted()).toEqual(expected.toSorted());
});

it('ten bikes an email, one email an hour', async () => {
  const make = ownMake();
  const waiting = fresh('waiting');
  await wait(waiting, { make });
  const bikes = Array.from({ length: 12 }, () => bike('dozen', { make }));
  await Promise.all(bikes.map(publish));
  await Promise.all(bikes.map(({ id }) => announced(id)));
  const sizes = async () =>
    (await emailedBikes(waiting)).map((bikes) => bikes.length).toSorted((a, b) => b - a);
  await emailMatches(needs(future));
  await emailMatches(needs(future + hour - 1));
  expect(await sizes()).toEqual([10]);
  await emailMatches(needs(future + hour));
  expect(await sizes()).toEqual([10, 2]);
});

it('once a day means at six in the evening in Vietnam', async () => {
  const make = ownMake();
  const waiting = fresh('waiting');
  await wait(waiting, { make });
  await prefer(waiting, 'daily');
  const match = bike('daily', { make });
  await publish(match);
  await announced(match.id);
  const six = nextSlot('daily', Date.now());
  await emailMatches(needs(six - 1));
  expect(await emailedBikes(waiting)).toEqual([]);
  await emailMatches(needs(six));
  expect(await emailedBikes(waiting)).toEqual([[match.slug]]);
});

it.each([
  [
    'the alert is switched off',
    (userId: string) => documents.doc(`alerts/${userId}_0`).update({ is_active: false }),
  ],
  ['the alert is deleted', (userId: string) => documents.doc(`alerts/${userId}_0`).delete()],
  ['the bike is sold', (_: string, id: string) => change(id, { status: 'sold' })],
])('nobody hears of a bike when %s before the email', async (_, happens) => {
  const make = ownMake();
  const waiting = fresh('waiting');
  await wait(waiting, { make });
  const match = bike('before', { make });
  await publish(match);
  await announced(match.id);
  await happens(waiting, match.id);
  await emailMatches(needs(future));
  expect(await emailedBikes(waiting)).toEqual([]);
});

it('an email that fails delays no other, and is tried again', async () => {
  const make = ownMake();
  const [broken, fine] = [fresh('waiting'), fresh('waiting')];
  for (const userId of [broken, fine]) await wait(userId, { make });
  const match = bike('fails', { make });
  await publish(match);
  await announced(match.id);
  const accounts: Accounts = async (userId) => {
    if (userId === broken) throw new Error('unavailable');
    return people(userId);
  };
  await emailMatches({ ...needs(future), accounts });
  expect([await emailedBikes(broken), await emailedBikes(fine)]).toEqual([[], [[match.slug]]]);
  await emailMatches(needs(future + hour));
  expect(await emailedBikes(broken)).toEqual([[match.slug]]);
});

it('an alert that breaks its schema stops nobody else', async () => {
  const make = ownMake();
  const waiting = fresh('waiting');
  await wait(waiting, { make });
  const odd = { user_id: 'odd', is_active: true, criteria: { make, location: null } };
  await documents.doc(`alerts/${fresh('odd')}`).set(odd);
  expect(await whoWaitsFor(documents, buildListing({ make }))).toContain(waiting);
});

it.each([8, 9, 10])(
  'more alerts than one page of a query are all compared, %i to a page',
  async (pageSize) => {
    const make = ownMake();
    const users = Array.from({ length: 18 }, () => fresh('many'));
    const writer = documents.bulkWriter({ throttling: false });
    for (const userId of users) {
      const alert = buildAlert({ user_id: userId, criteria: buildCriteria({ make }) });
      void writer.set(documents.doc(`alerts/${userId}_0`), { ...alert, created_at: Timestamp.now() });
    }
    await writer.close();
    const waiting = await whoWaitsFor(documents, buildListing({ make }), pageSize);
    expect(users.filter((userId) => !waiting.has(userId))).toEqual([]);
    const cleaner = documents.bulkWriter({ throttling: false });
    for (const userId of users) void cleaner.delete(documents.doc(`alerts/${userId}_0`));
    await cleaner.close();
  },
);

it('a draft that is published is announced, a draft is not', async () => {
  const make = ownMake();
  const waiting = fresh('waiting');
  await wait(waiting, { make });
  const match = bike('draft', { make });
  await documents.doc(`motorcycles/${match.id}`).set({ ...stored(match), status: 'draft' });
  expect(await notifyWaiting(documents, match.id, future)).toBeNull();
  await change(match.id, { status: 'active' });
  await announced(match.id);
  await emailMatches(needs(future));
  expect(await emailedBikes(waiting)).toEqual([[match.slug]]);
});
