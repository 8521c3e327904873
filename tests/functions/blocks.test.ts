import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { eraseDocuments } from '../../functions/src/accounts/eraseDocuments.ts';
import { emailThread } from '../../functions/src/conversations/emailThread.ts';
import { remindOfVisits } from '../../functions/src/conversations/remindOfVisits.ts';
import { findContact } from '../../functions/src/entries/revealContact.call.ts';
import { buildBlock, buildConversationReport } from '../fixtures/buildBlock.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { emailsTo } from './operators.ts';
import { createMember } from './people.ts';
import { ask, future, sell, threadIn, threadsAbout } from './questions.ts';
import { documents, siteUrl, soon } from './suite.ts';

type Person = { id: string; name: string };
const block = (who: Person, whom: Person) =>
  documents.doc(`blocks/${who.id}_${whom.id}`).set({
    ...buildBlock({ user_id: who.id, other_id: whom.id, other_name: whom.name }),
    created_at: Timestamp.now(),
  });
const unblock = (who: Person, whom: Person) => documents.doc(`blocks/${who.id}_${whom.id}`).delete();
const threadAt = async (id: string) => (await documents.doc(`inquiries/${id}`).get()).data();
const isClosed = (id: string) =>
  vi.waitFor(async () => expect((await threadAt(id))?.status).toBe('closed'), soon);
const two = async () => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const bike = await sell(seller.id);
  return { seller, buyer, bike };
};

it('closes what is open between the two, on both sides, and nothing else', async () => {
  const { seller, buyer, bike } = await two();
  const other = await createMember('An');
  const swapped = await sell(buyer.id);
  const bought = threadIn(await ask(buyer.token, bike.id));
  const sold = threadIn(await ask(seller.token, swapped.id));
  const apart = threadIn(await ask(other.token, bike.id));
  await block(seller, buyer);
  await Promise.all([isClosed(bought), isClosed(sold)]);
  // The block closes the thread as the seller: closing by the buyer would report a purchase.
  expect((await threadAt(bought))?.closed_by).toBe(seller.id);
  expect(await threadAt(sold)).not.toHaveProperty('closed_by');
  expect((await threadAt(apart))?.status).toBe('new');
  const mail = await documents.doc(`mail/purchase_${sold}`).get();
  expect(mail.exists).toBe(false);
});

it.each([
  ['seller', 'buyer', 404],
  ['buyer', 'seller', 409],
] as const)(
  'where the %s blocks the %s a question is not taken (%i), and begins nothing',
  async (who, whom, status) => {
    const people = await two();
    await block(people[who], people[whom]);
    const answer = await ask(people.buyer.token, people.bike.id);
    expect(answer.status).toBe(status);
    expect((await threadsAbout(people.bike.id)).size).toBe(0);
    expect(await emailsTo(people.seller.email)).toEqual([]);
  },
);

it('whoever is blocked hears what is said of a bike that was just taken off, word for word', async () => {
  const { seller, buyer, bike } = await two();
  const paused = await sell(seller.id, { status: 'paused' });
  await block(seller, buyer);
  const [blocked, off] = [await ask(buyer.token, bike.id), await ask(buyer.token, paused.id)];
  expect([blocked.status, blocked.body]).toEqual([off.status, off.body]);
  expect(blocked.body).not.toMatch(/block/i);
});

it('whoever blocks is told that they did so themselves', async () => {
  const { seller, buyer, bike } = await two();
  await block(buyer, seller);
  await block(seller, buyer);
  expect((await ask(buyer.token, bike.id)).body).toContain('You have blocked this seller.');
});

it.each(['own', 'other'])('no number is shown either way: %s block', async (whose) => {
  const { seller, buyer, bike } = await two();
  await documents.doc(`motorcycles/${bike.id}/contact/phone`).set(buildContact());
  const request = { listing_id: bike.id, channel: 'phone' } as const;
  const find = () => findContact({ userId: buyer.id }, request, { documents, now: future });
  expect(await find()).toHaveProperty('value');
  await (whose === 'own' ? block(buyer, seller) : block(seller, buyer));
  expect(await find()).toEqual({ refused: 'hidden' });
});

it('emails between the two stop, also those that the calendar sends', async () => {
  const { seller, buyer, bike } = await two();
  const id = threadIn(await ask(buyer.token, bike.id));
  await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(1), soon);
  const starts_at = future + 86_400_000;
  const visit = { starts_at: Timestamp.fromMillis(starts_at), place: 'Gò Vấp', state: 'accepted' };
  await documents
    .doc(`inquiries/${id}`)
    .update({ visit: { ...visit, sequence: 0, by: buyer.id, reply_id: null } });
  await block(buyer, seller);
  await isClosed(id);
  const needs = {
    documents,
    accounts: async () => ({ email: seller.email, name: 'Hoa' }),
    site: siteUrl,
    now: future,
  };
  await remindOfVisits(needs);
  const reminder = await documents.doc(`mail/visitReminder_${id}_${starts_at}_seller`).get();
  expect(reminder.exists).toBe(false);
  const thread = await threadAt(id);
  const late = { kind: 'reply', thread: id, source: `${id}_late`, to: 'seller', message: 'Hello' } as const;
  expect(await emailThread(thread as never, late, needs)).toBe(false);
  expect(await emailsTo(seller.email)).toHaveLength(1);
});

it('removed, it reopens nothing, and lets the next question through', async () => {
  const { seller, buyer, bike } = await two();
  const first = threadIn(await ask(buyer.token, bike.id));
  await block(seller, buyer);
  await isClosed(first);
  await unblock(seller, buyer);
  await unblock(seller, buyer);
  const second = threadIn(await ask(buyer.token, bike.id));
  expect(second).not.toBe(first);
  expect((await threadAt(first))?.status).toBe('closed');
});

it('of a deleted or unknown person does no harm', async () => {
  const { seller, bike } = await two();
  await block(seller, { id: 'nobody', name: 'Unknown' });
  await block(seller, { id: 'never-there', name: 'X' });
  const other = await createMember('An');
  expect((await ask(other.token, bike.id)).status).toBe(200);
});

it('whoever leaves takes along what they blocked and reported, and what others keep of them', async () => {
  const [leaver, other, third] = [
    await createMember('Hoa'),
    await createMember('Minh'),
    await createMember('An'),
  ];
  const report = (by: Person, about: Person) => {
    const reference = documents.doc(`conversation_reports/${by.id}_${about.id}`);
    return reference.set(buildConversationReport({ user_id: by.id, reported_id: about.id }));
  };
  for (const [by, about] of [
    [leaver, other],
    [other, leaver],
    [other, third],
  ] as const) {
    await block(by, about);
    await report(by, about);
  }
  await eraseDocuments(documents, leaver.id, null);
  const left = async (collection: string) =>
    (await documents.collection(collection).get()).docs
      .map(({ id }) => id)
      .filter((id) => [leaver, other, third].some((person) => id.startsWith(`${person.id}_`)));
  const remaining = [`${other.id}_${third.id}`];
  expect([await left('blocks'), await left('conversation_reports')]).toEqual([remaining, remaining]);
});
