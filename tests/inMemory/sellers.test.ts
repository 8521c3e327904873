import { expect, it, vi } from 'vitest';
import { refreshSeller, sellerNeeds } from '../../functions/src/flows/refreshSeller.ts';
import { sellerLocals } from '../../functions/src/flows/sellerLocals.ts';
import { Seller } from '../../src/domain/sellers/seller.schema.ts';
import { hour } from '../../src/domain/time/time.ts';
import { paths, sellerPath } from '../../src/paths.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { newMember } from './memoryPeople.ts';
import { accounts, call, change, documents, fresh, publish, soon, visit } from './memorySuite.ts';

const sell = async (userId: string, changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('sold-by');
  await publish(buildListing({ id, slug: id, user_id: userId, seller_name: 'Lan Anh', ...changes }));
  return id;
};
const factsOf = async (userId: string) => {
  const parsed = Seller.safeParse((await documents.doc(`sellers/${userId}`).get()).data());
  return parsed.success ? parsed.data : null;
};
/** Creates `count` questions to a seller, who replies to the first `answered` of them after two hours. */
const ask = async (userId: string, count: number, answered: number) => {
  for (let n = 0; n < count; n += 1) {
    const at = Date.now() - (48 + n) * hour;
    const thread = documents.doc(`inquiries/${fresh('asked')}`);
    const reply = n < answered ? { last_reply_by: userId, last_reply_id: 'first' } : {};
    const inquiry = { ...buildInquiry({ seller_id: userId, ...reply }) };
    await thread.set({ ...inquiry, created_at: new Date(at), updated_at: new Date(at) });
    if (n >= answered) continue;
    const answer = buildReply({ sender_id: userId });
    await thread
      .collection('replies')
      .doc('first')
      .set({ ...answer, created_at: new Date(at + 2 * hour) });
  }
};

it('the page shows what a seller has, for a minute at the edge, and its facts are made when it is asked for', async () => {
  const { uid } = await newMember('seller');
  const bike = await sell(uid);
  await ask(uid, 6, 5);
  await refreshSeller(uid);
  expect(await factsOf(uid)).toMatchObject({
    email_confirmed: true,
    phone_confirmed: false,
    sold: 0,
    deals: 0,
    answers: { asked: 6, answered: 5, minutes: 120 },
  });
  for (const path of [sellerPath(uid), `/vi${sellerPath(uid)}`]) {
    const { status, header, body } = await visit(path);
    expect([status, header('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=60']);
    expect(header('x-robots-tag')).toBe(null);
    expect(body).toContain('Lan Anh');
    expect(body).toContain(paths.listing(bike));
  }
  await documents.doc(`sellers/${uid}`).delete();
  expect((await visit(sellerPath(uid))).status).toBe(200);
  expect((await factsOf(uid))?.answers.asked).toBe(6);
});

it('a first bike and a sold one change the facts; without bikes for sale no search engine lists the page', async () => {
  const { uid } = await newMember('seller');
  const bike = await sell(uid);
  await vi.waitFor(async () => expect((await factsOf(uid))?.sold).toBe(0), soon);
  await change(bike, { status: 'sold' });
  await vi.waitFor(async () => expect((await factsOf(uid))?.sold).toBe(1), soon);
  const { status, header } = await visit(sellerPath(uid));
  expect([status, header('x-robots-tag')]).toEqual([200, 'noindex']);
});

it('a confirmed number and agreed deals become facts, and the number itself is in none of them', async () => {
  const { uid } = await newMember('seller');
  const bike = await sell(uid);
  await accounts.updateUser(uid, { emailVerified: false, phoneNumber: '+84912345678' });
  for (const sold_at of [new Date(), new Date(), null]) {
    const deal = {
      ...buildInquiry({ seller_id: uid }),
      created_at: new Date(),
      updated_at: new Date(),
      sold_at,
    };
    await documents.doc(`inquiries/${fresh('deal')}`).set(deal);
  }
  await refreshSeller(uid);
  expect(await factsOf(uid)).toMatchObject({ email_confirmed: false, phone_confirmed: true, deals: 2 });
  const stored = (await documents.doc(`sellers/${uid}`).get()).data();
  expect(JSON.stringify(stored)).not.toContain('912345678');
  const seen = async () => (await visit(paths.listing(bike))).body;
  await vi.waitFor(async () => expect(await seen()).toMatch(/(?:&quot;|")deals(?:&quot;|"):2/), soon);
});

it('the page of a bike says since when its seller is here, and is rendered anew when that line changes', async () => {
  const { uid } = await newMember('seller');
  const bike = await sell(uid);
  const seen = async () => (await visit(paths.listing(bike))).body;
  await vi.waitFor(async () => expect((await factsOf(uid))?.answers.asked).toBe(0), soon);
  await ask(uid, 6, 6);
  await refreshSeller(uid);
  await vi.waitFor(async () => expect(await seen()).toMatch(/within(?:&quot;|")?:180|within 3 hours/), soon);
});

it('strangers, members who sell nothing, suspended ones and those who have left have one and the same answer', async () => {
  const member = await newMember('reader');
  const suspended = await newMember('suspended');
  const bike = await sell(suspended.uid);
  await vi.waitFor(async () => expect(await factsOf(suspended.uid)).not.toBe(null), soon);
  await documents
    .doc(`suspensions/${suspended.uid}`)
    .set({ reason: 'scam', note: null, suspended_at: new Date() });
  // The suspension deletes the seller's facts, even while the account is still open.
  const open = { disabled: false, metadata: { creationTime: new Date().toUTCString() } };
  expect(await sellerLocals(suspended.uid, { ...sellerNeeds(), accountOf: async () => open })).toBe(null);
  const left = await newMember('left');
  await sell(left.uid);
  await vi.waitFor(async () => expect(await factsOf(left.uid)).not.toBe(null), soon);
  await accounts.deleteUser(left.uid);
  const answers = [];
  for (const id of ['unknown', 'nobody', member.uid, suspended.uid, left.uid]) {
    const { status, header, body } = await visit(sellerPath(id));
    answers.push([status, header('x-robots-tag'), body]);
    expect(body).not.toContain(bike);
  }
  expect(answers.map(([status, robots]) => [status, robots])).toEqual(
    Array.from({ length: 5 }, () => [404, 'noindex']),
  );
  expect(new Set(answers.map(([, , body]) => body)).size).toBe(1);
});

it('what was counted is part of the export, and goes with the account', async () => {
  const { uid, token } = await newMember('seller');
  await sell(uid);
  await vi.waitFor(async () => expect(await factsOf(uid)).not.toBe(null), soon);
  const { seller } = JSON.parse((await call('exportAccount', {}, token)).body).result;
  expect(seller).toMatchObject({ sold: 0, phone_confirmed: false });
  await accounts.deleteUser(uid);
  expect(await refreshSeller(uid)).toBe(null);
  expect(await factsOf(uid)).toBe(null);
});
