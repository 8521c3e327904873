import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { ReportFilter } from '../../src/domain/admin/admin.schema.ts';
import type { ReportReason } from '../../src/domain/moderation/report.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildReport } from '../fixtures/buildReport.ts';
import { openAdmin, scam, sell } from '../functions/operators.ts';
import { createMember } from './memoryPeople.ts';
import { accounts, documents, fresh } from './memorySuite.ts';

const { act, read } = await openAdmin();

const report = (listing: string, reason: ReportReason, at = Date.now(), user = fresh('reporter')) => {
  const {
    created_at: _,
    updated_at: __,
    ...fields
  } = buildReport({ motorcycle_id: listing, user_id: user, reason });
  const time = Timestamp.fromMillis(at);
  return documents.doc(`reports/${user}_${listing}`).set({ ...fields, created_at: time, updated_at: time });
};

describe('the queue of reports', () => {
  it('has the listings with the most and the most serious reports first, each once, with how many it has', async () => {
    const seller = await createMember('Hoa');
    const [sold, stolen, many] = [await sell(seller), await sell(seller), await sell(seller)];
    const start = Date.now() - 1_000_000;
    await report(sold, 'sold', start);
    await report(stolen, 'stolen', start + 1);
    for (let index = 0; index < 25; index += 1) await report(many, 'price', start + 2 + index);

    const answer = await read({ queue: 'reports', after: null });
    const { more } = answer;
    // Returns this test's reports: other test files share the memory.
    const ownOf = ({ items }: typeof answer) =>
      items.filter(({ listing_id }) => [sold, stolen, many].includes(listing_id));
    const items = ownOf(answer);
    expect([...new Set(items.map(({ listing_id }) => listing_id))]).toEqual([many, stolen, sold]);
    expect(items.filter(({ listing_id }) => listing_id === many).map(({ open }) => open)).toEqual(
      Array.from({ length: 10 }, () => 25),
    );
    expect(items.find(({ listing_id }) => listing_id === stolen)).toMatchObject({
      open: 1,
      reason: 'stolen',
    });
    expect(more).toBe(false);

    const rest = await read({
      queue: 'reports',
      after: items.find(({ listing_id }) => listing_id === many)?.id ?? null,
    });
    expect(ownOf(rest).map(({ listing_id }) => listing_id)).toEqual([stolen, sold]);
    await act({ act: 'keep', listing: many });
    const after = await read({ queue: 'reports', after: null });
    expect(ownOf(after).map(({ listing_id }) => listing_id)).toEqual([stolen, sold]);
  });

  it('is narrowed by reason and by how long a listing has waited, with all reports of each', async () => {
    const seller = await createMember('Hoa');
    const [old, fresh] = [await sell(seller), await sell(seller)];
    await report(old, 'offensive', Date.now() - 4 * day);
    await report(old, 'sold');
    await report(fresh, 'offensive');
    const find = async (filter: ReportFilter) => {
      const { items } = await read({ queue: 'reports', filter, after: null });
      const own = items.filter(({ listing_id }) => [old, fresh].includes(listing_id));
      return own.map(({ listing_id, reason }) => `${listing_id === old ? 'old' : 'fresh'} ${reason}`);
    };
    const both = ['old offensive', 'old sold'];
    expect(await find({ reason: null, age: 'late' })).toEqual(both);
    expect(await find({ reason: 'sold', age: null })).toEqual(both);
    expect(await find({ reason: 'offensive', age: 'new' })).toEqual(['fresh offensive']);
    expect(await find({ reason: 'sold', age: 'new' })).toEqual([]);
    expect(await find({ reason: 'other', age: null })).toEqual([]);
  });
});

describe('somebody is found', () => {
  const namesFor = async (find: string) =>
    (await read({ queue: 'people', find, after: null })).items.map(({ name }) => name);
  const profile = async (name: string) => {
    const { id } = await createMember(name);
    await documents
      .doc(`profiles/${id}`)
      .set({ full_name: name, avatar_url: null, updated_at: Timestamp.now() });
    return id;
  };

  it('by name, whatever its accents and case, by parts of it, and not by a single letter', async () => {
    await profile('Đỗ Quỳnh Anh');
    await profile('Emma Collins');
    expect(await namesFor('quynh anh')).toEqual(['Đỗ Quỳnh Anh']);
    expect(await namesFor('anh đỗ')).toEqual(['Đỗ Quỳnh Anh']);
    expect(await namesFor('EMMA COLL')).toEqual(['Emma Collins']);
    expect(await namesFor('emma anh')).toEqual([]);
    expect(await namesFor('e')).toEqual([]);
  });

  it('by a number as people write it, and the card says that it is confirmed but not what it is', async () => {
    await accounts.createUser({ phoneNumber: '+84934567812', displayName: 'Trang' });
    for (const typed of ['0934567812', '0934 567 812', '+84934567812'])
      expect(await namesFor(typed)).toEqual(['Trang']);
    const answer = await read({ queue: 'people', find: '0934567812', after: null });
    expect(answer.items[0]).toMatchObject({ email: null, phone_confirmed: true });
    expect(JSON.stringify(answer)).not.toContain('934567812');
    const { id = '' } = answer.items[0] ?? {};
    expect(await read({ queue: 'reachable', person: id })).toMatchObject({ email: false });
  });
});

it('the card of a person has the reports, reviews and decisions about them', async () => {
  const seller = await createMember('Hoa');
  const bike = await sell(seller);
  await report(bike, 'scam');
  await report(bike, 'sold');
  await report('other', 'sold', Date.now(), seller.id);
  await sell(seller, { status: 'sold' });
  await documents.doc(`inquiries/${fresh('thread')}`).set({ buyer_id: seller.id, seller_id: 'other' });
  await documents.doc(`inquiries/${fresh('thread')}`).set({ buyer_id: 'other', seller_id: seller.id });
  await act({ act: 'hide', listing: bike, decision: scam });
  const card = await read({ queue: 'people', find: seller.email, after: null });
  expect(card.items[0]?.listing_counts).toEqual({ active: 0, paused: 0, sold: 1, draft: 0, hidden: 1 });
  await act({ act: 'suspend', person: seller.id, decision: { reason: 'spam', note: null } });
  const { items } = await read({ queue: 'people', find: seller.email, after: null });
  expect(items[0]).toMatchObject({ reports_against: 2, reports_made: 1, reviews: 0, phone_confirmed: false });
  expect(items[0]).toMatchObject({ conversations: 2, email_confirmed: true });
  expect(items[0]?.decisions.map(({ act: done }) => done).toSorted()).toEqual(['hide', 'suspend']);
  expect(await read({ queue: 'reachable', person: seller.id })).toMatchObject({ email: true });
});
