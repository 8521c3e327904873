import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { countSellers } from '../../functions/src/trust/countSellers.ts';
import { readAccounts } from '../../functions/src/trust/readAccounts.ts';
import { recordTrust } from '../../functions/src/trust/recordTrust.ts';
import { day, vietnameseMoment } from '../../src/domain/time/time.ts';
import { tell } from '../../src/domain/trust/publicAccounts.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './memoryPeople.ts';
import { accounts, documents, fresh, functionUrl, publish, visit } from './memorySuite.ts';

/* Statistics of March 2031 (Vietnamese time), computed by hand. */

const at = (date: string, time = '09:00') => Timestamp.fromMillis(vietnameseMoment(`2031-${date}`, time));
const put = (collection: string, data: object) => documents.collection(collection).doc(fresh('x')).set(data);

const listings = [
  '02-28 23:59',
  '03-01 00:00',
  '03-05 10:00',
  '03-05 11:00',
  '03-17 08:00',
  '03-30 20:00',
  '03-31 23:59',
  '04-01 00:00',
];

type Moment = [date: string, time: string];
const reports: { by: string; when: Moment; bike: string; status: string }[] = [
  { by: 'an', when: ['03-02', '08:00'], bike: 'a', status: 'upheld' }, // hidden after 2 hours
  { by: 'minh', when: ['03-02', '09:30'], bike: 'a', status: 'upheld' }, // after half an hour
  { by: 'an', when: ['03-03', '08:00'], bike: 'b', status: 'kept' }, // kept after 24 hours
  { by: 'lan', when: ['03-13', '08:00'], bike: 'a', status: 'kept' }, // of a restored bike: kept after 24 hours
  { by: 'system', when: ['03-03', '08:00'], bike: 'b', status: 'kept' }, // by the site: not counted
  { by: 'lan', when: ['03-20', '08:00'], bike: 'c', status: 'new' }, // still open
  { by: 'lan', when: ['02-27', '10:00'], bike: 'd', status: 'upheld' }, // of February, answered in March after 3 days
];

const decisions = [
  { act: 'hide', target: 'motorcycles/a', reason: 'scam', when: ['03-02', '10:00'] },
  { act: 'keep', target: 'motorcycles/b', reason: null, when: ['03-04', '08:00'] },
  { act: 'hide', target: 'motorcycles/d', reason: 'scam', when: ['03-02', '10:00'] },
  ...['e', 'f', 'g', 'h'].map((bike) => ({
    act: 'hide',
    target: `motorcycles/${bike}`,
    reason: 'scam',
    when: ['03-10', '10:00'],
  })),
  { act: 'hide', target: 'motorcycles/i', reason: 'sold', when: ['03-11', '10:00'] },
  { act: 'restore', target: 'motorcycles/a', reason: 'mistake', when: ['03-12', '10:00'] },
  { act: 'keep', target: 'motorcycles/a', reason: null, when: ['03-14', '08:00'] },
  { act: 'hideReview', target: 'reviews/r', reason: 'untrue', when: ['03-09', '12:00'] },
  { act: 'suspend', target: 'accounts/x', reason: 'scam', when: ['03-09', '12:00'] },
  { act: 'retry', target: 'mail/m', reason: null, when: ['03-09', '12:00'] },
  { act: 'hide', target: 'motorcycles/j', reason: 'stolen', when: ['04-02', '10:00'] },
];

const placeMonth = async () => {
  for (const moment of listings) {
    const [date = '', time = ''] = moment.split(' ');
    await put('announced', { at: at(date, time) });
  }
  for (const { by, when, bike, status } of reports)
    await put('reports', {
      user_id: by,
      motorcycle_id: bike,
      reason: 'scam',
      message: null,
      status,
      revision: 0,
      created_at: at(...when),
      updated_at: at(...when),
    });
  for (const { act, target, reason, when } of decisions)
    await put('audit', {
      act,
      target,
      operator_id: 'op',
      decision: reason && { reason, note: null },
      acted_at: at(when[0] ?? '', when[1]),
    });
  // A report of a review, answered after an hour. Two reports of conversations: one answered after 4 hours,
  // one still open.
  await put('review_reports', {
    user_id: 'an',
    review_id: 'r',
    status: 'upheld',
    created_at: at('03-09', '11:00'),
  });
  await put('conversation_reports', {
    status: 'kept',
    created_at: at('03-15', '08:00'),
    decided_at: at('03-15', '12:00'),
  });
  await put('conversation_reports', { status: 'new', created_at: at('03-16'), decided_at: null });
};

it('the figures are those that were counted by hand', async () => {
  await placeMonth();
  const start = vietnameseMoment('2031-03-02', '04:20');
  expect(await recordTrust(documents, start)).toEqual({ days: 1, months: [] });
  const sellers = async () => ({ sellers: 24, email: 24, phone: 18 });
  const end = vietnameseMoment('2031-04-01', '04:20');
  expect(await recordTrust(documents, end, sellers)).toEqual({ days: 30, months: ['2031-03'] });

  expect((await readAccounts(documents))?.months['2031-03']).toEqual({
    listings: 6,
    // Bikes a, b, d, e, f, g, h, i, and bike a on two other days.
    judged: 10,
    // Five reports of listings by people, one of a review, two of conversations.
    reports: 8,
    // Minutes: 120, 30, 1440, 1440 and 4320 for listings, 60 for the review, 240 for the conversation.
    answered: 7,
    median_minutes: 240,
    removed: {
      // Six for scam, one as sold. One is too few to show, and total minus six would reveal it.
      listings: { total: 7, reasons: {}, others: 7 },
      reviews: { total: 'few', reasons: {}, others: 'few' },
      accounts: { total: 'few', reasons: {}, others: 'few' },
    },
    restored: 'few',
    confirmed: { sellers: 24, email: 24, phone: 18 },
  });
});

it('counted again, nothing changes, and what is erased later changes nothing', async () => {
  const before = await readAccounts(documents);
  const later = vietnameseMoment('2031-04-01', '05:00');
  const all = await documents.collection('reports').get();
  await Promise.all(all.docs.map(({ ref }) => ref.delete()));
  expect(await recordTrust(documents, later)).toEqual({ days: 0, months: [] });
  expect(await recordTrust(documents, later + day)).toEqual({ days: 1, months: [] });
  expect(await readAccounts(documents)).toEqual(before);
});

it('what is published holds counts and codes, and nobody', async () => {
  const text = JSON.stringify((await documents.doc('stats/trust').get()).data());
  expect(text).not.toMatch(/minh|motorcycles|accounts\/|system|operator/);
});

it('sellers are those with a bike for sale, by what Firebase Auth says of them', async () => {
  for (let n = 0; n < 7; n += 1) {
    const { id } = await createMember();
    if (n < 6) await accounts.updateUser(id, { phoneNumber: `+8491234567${n}` });
    for (const bike of ['one', 'two']) {
      const name = fresh(bike);
      await publish(buildListing({ id: name, slug: name, user_id: id, status: n === 6 ? 'sold' : 'active' }));
    }
  }
  // Other tests may have sold bikes in this store, so compare with a count one by one.
  const bikes = (await documents.collection('motorcycles').get()).docs.map((bike) => bike.data());
  const ids = new Set(
    bikes.flatMap((bike) => (bike.status === 'active' && bike.deleted_at === null ? [bike.user_id] : [])),
  );
  const people = await Promise.all([...ids].map((id) => accounts.getUser(id).catch(() => null)));
  const members = people.filter((person) => person !== null);
  expect(members.length).toBeGreaterThanOrEqual(6);
  expect(await countSellers(documents)).toEqual({
    sellers: tell(members.length),
    email: tell(members.filter(({ emailVerified }) => emailVerified).length),
    phone: tell(members.filter(({ phoneNumber }) => phoneNumber).length),
  });
});

it('the page is made of them in both languages, for a minute at the edge, and of nothing at a new installation', async () => {
  const stored = await documents.doc('stats/trust').get();
  for (const path of ['/trust', '/vi/trust']) {
    const { status, header, body } = await visit(path);
    expect([status, header('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=60']);
    expect(body).toContain('"median_minutes":240');
  }
  await documents.doc('stats/trust').delete();
  const { status, body } = await visit('/trust');
  expect([status, body.includes('{"trust":{"accounts":null}}')]).toEqual([200, true]);
  await documents.doc('stats/trust').set(stored.data() ?? {});
  expect((await visit('/vi/trust/')).status).toBe(301);
});

it('a laptop may ask for the count by an address', async () => {
  const answer = await fetch(functionUrl('recordTrustNow'), { method: 'POST' });
  expect(await answer.json()).toEqual({ days: expect.any(Number), months: [] });
});
