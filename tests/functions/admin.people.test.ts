import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { applySuspension } from '../../functions/src/flows/applySuspension.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { auditOf, bikeAt, emailsTo, mistake, openAdmin, scam, sell } from './operators.ts';
import { createMember } from './people.ts';
import { accounts, call, documents, fresh, soon } from './suite.ts';

const { operator, act, read } = await openAdmin();

it('somebody is suspended with all that is theirs, and comes back with what went with them', async () => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const [active, paused, judged] = [
    await sell(seller),
    await sell(seller, { status: 'paused' }),
    await sell(seller),
  ];
  const other = await sell(buyer);
  const thread = fresh('thread');
  await documents
    .doc(`inquiries/${thread}`)
    .set(buildInquiry({ seller_id: seller.id, buyer_id: buyer.id, status: 'replied' }));
  await documents.doc(`motorcycles/${other}/contact/phone`).set(buildContact());
  await act({ act: 'hide', listing: judged, decision: scam });

  const suspend = { act: 'suspend', person: seller.id, decision: { reason: 'spam', note: null } } as const;
  expect([await act(suspend), await act(suspend)]).toEqual(['done', 'same']);
  expect((await accounts.getUser(seller.id)).disabled).toBe(true);
  const causes = async () =>
    Promise.all([active, paused, judged].map(async (id) => (await bikeAt(id))?.hidden?.cause ?? 'shown'));
  await vi.waitFor(async () => expect(await causes()).toEqual(['seller', 'seller', 'listing']), soon);
  await vi.waitFor(
    async () => expect((await documents.doc(`inquiries/${thread}`).get()).get('status')).toBe('closed'),
    soon,
  );
  // The seller's token stays valid for a while after the suspension.
  const question = { listing_id: other, name: 'Hoa', phone: null, message: 'Hello' };
  const ask = { id: 'a'.repeat(20), language: 'en', question };
  const reveal = { listing_id: other, channel: 'phone' };
  const complaint = { listing_id: other, report: { reason: 'scam', message: null } };
  expect(
    [
      await call('sendInquiry', ask, seller.token),
      await call('revealContact', reveal, seller.token),
      await call('reportListing', complaint, seller.token),
    ].map(({ status }) => status),
  ).toEqual([403, 403, 403]);
  expect(await act({ act: 'restore', listing: active, decision: mistake })).toBe(400);
  const { items } = await read({ queue: 'people', find: seller.email, after: null });
  expect(items).toMatchObject([{ id: seller.id, suspension: { reason: 'spam' } }]);

  const lift = { act: 'lift', person: seller.id, decision: { reason: 'mended', note: null } } as const;
  expect([await act(lift), await act(lift)]).toEqual(['done', 'same']);
  await vi.waitFor(async () => expect(await causes()).toEqual(['shown', 'shown', 'listing']), soon);
  expect([await bikeAt(active), await bikeAt(paused)]).toMatchObject([
    { status: 'active' },
    { status: 'paused' },
  ]);
  await vi.waitFor(async () => expect((await accounts.getUser(seller.id)).disabled).toBe(false), soon);
  await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(3), soon);
  expect((await auditOf(`accounts/${seller.id}`)).map((entry) => entry.act)).toEqual(['suspend', 'lift']);
});

it('somebody who works at the admin page, or is not there, is not suspended', async () => {
  const decision = { reason: 'other', note: 'x' } as const;
  expect(await act({ act: 'suspend', person: operator.id, decision })).toBe(400);
  expect(await act({ act: 'suspend', person: fresh('nobody'), decision })).toBe(404);
});

it('somebody whose suspension is lifted while it is carried out ends up open', async () => {
  const userId = fresh('hasty');
  const reference = documents.doc(`suspensions/${userId}`);
  await reference.set({ reason: 'scam', note: null, suspended_at: Timestamp.now() });
  const states: boolean[] = [];
  await applySuspension(
    documents,
    userId,
    async (_, isOpen) => {
      states.push(isOpen);
      if (states.length === 1) await reference.delete();
    },
    async () => {},
  );
  expect(states).toEqual([false, true]);
});
