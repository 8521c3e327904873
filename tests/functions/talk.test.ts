import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { takeInquiry } from '../../functions/src/calls/sendInquiry.ts';
import { mailThread } from '../../functions/src/effects/mailThread.ts';
import { rememberLanguage } from '../../functions/src/effects/userLanguage.ts';
import type { ThreadLetter } from '../../functions/src/plans/planThreadLetters.ts';
import { Inquiry } from '../../src/domain/schemas/inquiry.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './people.ts';
import { call, documents, fresh, inboxUrl, publish, siteUrl } from './suite.ts';

const soon = { timeout: 25_000, interval: 200 };
/** Far from now, so that no reaper of the suite thinks that a letter is due. */
const future = Date.UTC(2100, 0, 1);
const requestId = () => randomBytes(10).toString('hex');
const lettersTo = async (address: string) => {
  const response = await fetch(`${inboxUrl}/letters.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as { subject: string; text: string; headers: Record<string, string> }[];
};
const sell = async (sellerId: string, changes: object = {}) => {
  const id = fresh('asked');
  const bike = buildListing({ id, slug: id, user_id: sellerId, seller_name: 'Hoa', ...changes });
  await publish(bike);
  return bike;
};
const question = (listing_id: string, changes: object = {}) => ({
  listing_id,
  name: 'Minh',
  phone: null,
  message: 'Is it still for sale?',
  ...changes,
});
const ask = (token: string | undefined, listingId: string, changes: object = {}, id = requestId()) =>
  call('sendInquiry', { id, language: 'en', question: question(listingId, changes) }, token);
const threadIn = ({ body }: { body: string }): string => JSON.parse(body).result.thread;
const threadsAbout = (listingId: string) =>
  documents.collection('inquiries').where('bike.id', '==', listingId).get();

describe('contacting a seller', () => {
  it('[S3.22 S3.23 S7.31] begins a thread with who asks from the token, and mails the seller in the seller’s language', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id, { description: '<p>Xe chính chủ</p>' });
    const answer = await ask(buyer.token, bike.id, { phone: '+84912345678' });
    expect(answer.status).toBe(200);
    const stored = await documents.doc(`inquiries/${threadIn(answer)}`).get();
    expect(Inquiry.parse(stored.data())).toMatchObject({
      buyer_id: buyer.id,
      seller_id: seller.id,
      buyer_name: 'Minh',
      seller_name: 'Hoa',
      contact_email: buyer.email,
      contact_phone: '+84912345678',
      status: 'new',
      bike: { id: bike.id, make: bike.make, model: bike.model, year: bike.year, price: bike.price },
    });
    await vi.waitFor(async () => expect(await lettersTo(seller.email)).toHaveLength(1), soon);
    const [letter] = await lettersTo(seller.email);
    expect(letter?.subject).toBe('Có người hỏi về chiếc Honda Wave 2021 của bạn');
    expect(letter?.text).toContain(`${siteUrl}/vi/messages#${threadIn(answer)}`);
    expect(letter?.text).not.toContain(buyer.email);
  });

  it('[S5.28] refuses who is not signed in or not confirmed, one’s own bike, and a bike that is not for sale', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const unconfirmed = await createMember('Nobody', false);
    const bike = await sell(seller.id);
    const paused = await sell(seller.id, { status: 'paused' });
    const statuses = [
      await ask(undefined, bike.id),
      await ask(unconfirmed.token, bike.id),
      await ask(seller.token, bike.id),
      await ask(buyer.token, paused.id),
      await ask(buyer.token, 'nothing-here'),
      await ask(buyer.token, bike.id, { name: ' ' }),
      await ask(buyer.token, bike.id, {}, 'not an id'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 400, 404, 404, 400, 400]);
    expect((await threadsAbout(bike.id)).size).toBe(0);
  });

  it('a forged receiver or sender changes nothing', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const victim = `${fresh('victim')}@example.com`;
    const forged = { to: victim, buyerEmail: victim, contact_email: victim, seller_id: 'x', userId: 'x' };
    for (const [field, value] of Object.entries(forged))
      expect((await ask(buyer.token, bike.id, { [field]: value })).status).toBe(400);
    const outside = { id: requestId(), language: 'en', question: question(bike.id), ...forged };
    expect((await call('sendInquiry', outside, buyer.token)).status).toBe(400);
    expect((await threadsAbout(bike.id)).size).toBe(0);
    expect(await lettersTo(victim)).toEqual([]);
  });

  it('the same request, however often and at once, is one message', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const id = requestId();
    const answers = await Promise.all([1, 2, 3].map(() => ask(buyer.token, bike.id, {}, id)));
    const again = await ask(buyer.token, bike.id, {}, id);
    expect(new Set([...answers, again].filter(({ status }) => status === 200).map(threadIn)).size).toBe(1);
    const threads = await threadsAbout(bike.id);
    expect(threads.size).toBe(1);
    expect((await threads.docs[0]?.ref.collection('replies').get())?.size).toBe(0);
  });

  it('two messages at once make one thread; after it is closed the next begins another', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const caller = { userId: buyer.id, email: buyer.email, name: 'Minh', isConfirmed: true };
    const send = (message: string, now: number) =>
      takeInquiry(
        caller,
        { id: requestId(), language: 'en', question: question(bike.id, { message }) },
        { documents, now },
      );
    await Promise.all([send('one', future), send('two', future)]);
    const [thread] = (await threadsAbout(bike.id)).docs;
    const replies = await thread?.ref.collection('replies').get();
    expect([thread?.get('message'), replies?.docs[0]?.get('message')].sort()).toEqual(['one', 'two']);
    expect(thread?.data()).toMatchObject({ status: 'replied', last_reply_by: buyer.id });
    await thread?.ref.update({ status: 'closed' });
    await send('three', future);
    const all = await threadsAbout(bike.id);
    expect(all.docs.map((it) => it.get('status')).sort()).toEqual(['closed', 'new']);
  });

  it('three messages a day about one bike, ten an hour, fifty a day', async () => {
    const seller = await createMember('Hoa');
    const buyer = { userId: fresh('buyer'), email: 'b@example.com', name: 'B', isConfirmed: true };
    const models = await Promise.all(Array.from({ length: 12 }, () => sell(seller.id)));
    const send = (listing: string, now: number) =>
      takeInquiry(
        buyer,
        { id: requestId(), language: 'en', question: question(listing) },
        { documents, now },
      );
    const [first = models[0], ...others] = models;
    const outcomes = [];
    for (let turn = 0; turn < 4; turn += 1) outcomes.push(await send(first?.id ?? '', future));
    for (const { id } of others) outcomes.push(await send(id, future));
    const taken = outcomes.map((outcome) => 'thread' in outcome);
    expect(taken.slice(0, 4)).toEqual([true, true, true, false]);
    // The fourth, which was refused for its bike, counts among the ten of the hour.
    expect(taken.filter(Boolean)).toHaveLength(9);
  });
});

describe('a reply', () => {
  const write = async (thread: string, sender: { id: string; name: string }, message: string) => {
    const now = Timestamp.now();
    const reference = documents.doc(`inquiries/${thread}`);
    const reply = reference.collection('replies').doc();
    const batch = documents.batch();
    batch.create(reply, { sender_id: sender.id, sender_name: sender.name, message, created_at: now });
    batch.update(reference, {
      status: 'replied',
      updated_at: now,
      last_reply_by: sender.id,
      last_reply_id: reply.id,
    });
    await batch.commit();
  };

  it('[S7.30] goes to the other side, whoever writes; nothing goes to anybody else', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const thread = threadIn(await ask(buyer.token, bike.id));
    await vi.waitFor(async () => expect(await lettersTo(seller.email)).toHaveLength(1), soon);
    await write(thread, seller, 'Yes, it is.');
    await vi.waitFor(async () => expect(await lettersTo(buyer.email)).toHaveLength(1), soon);
    await write(thread, buyer, 'I come tomorrow.');
    await vi.waitFor(async () => expect(await lettersTo(seller.email)).toHaveLength(2), soon);
    expect((await lettersTo(buyer.email))[0]?.subject).toBe('Hoa answered about the Honda Wave 2021');
    const texts = (await lettersTo(seller.email)).map(({ text }) => text).join();
    expect(texts).toContain('> I come tomorrow.');
    expect(texts).not.toContain('> Yes, it is.');
  });

  it('[S4.22] a thread that the buyer closes asks the seller to mark the bike as sold', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const thread = threadIn(await ask(buyer.token, bike.id));
    await documents
      .doc(`inquiries/${thread}`)
      .update({ status: 'closed', closed_by: buyer.id, updated_at: Timestamp.now() });
    await vi.waitFor(async () => expect(await lettersTo(seller.email)).toHaveLength(2), soon);
    const subjects = (await lettersTo(seller.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Is your Honda Wave 2021 sold?');
  });

  it('a thread that was written long ago, by a backup or the seed, sends nothing', async () => {
    const [seller, later] = [await createMember('Hoa'), await createMember('Hoa')];
    const old = Timestamp.fromMillis(Date.now() - 26 * 3_600_000);
    const put = (id: string, seller_id: string, at: Timestamp) =>
      documents
        .doc(`inquiries/${id}`)
        .set({ ...buildInquiry({ seller_id }), created_at: at, updated_at: at });
    await put(fresh('old'), seller.id, old);
    await put(fresh('new'), later.id, Timestamp.now());
    await vi.waitFor(async () => expect(await lettersTo(later.email)).toHaveLength(1), soon);
    expect(await lettersTo(seller.email)).toEqual([]);
  });
});

describe('a letter about a thread', () => {
  const accounts = async () => ({ email: 'seller@example.com', name: 'Hoa' });
  const needs = { documents, accounts, site: siteUrl, now: future };
  const inquiryLetter = (thread: string): ThreadLetter => ({
    kind: 'inquiry',
    thread,
    source: thread,
    to: 'seller',
    message: 'Hello',
  });
  const mailOf = async (thread: string) => (await documents.doc(`mail/inquiry_${thread}`).get()).data();

  it('is in the language that the receiver last read, whatever they write', async () => {
    const seller_id = fresh('seller');
    const thread = fresh('thread');
    await rememberLanguage(documents, seller_id, 'vi', future);
    await mailThread(buildInquiry({ seller_id }), inquiryLetter(thread), needs);
    expect(await mailOf(thread)).toMatchObject({ to: 'seller@example.com', data: { language: 'vi' } });
  });

  it('has nobody to go to when the account is gone, and does not fail', async () => {
    const thread = fresh('thread');
    const nobody = { ...needs, accounts: async () => null };
    expect(await mailThread(buildInquiry(), inquiryLetter(thread), nobody)).toBe(false);
    expect(await mailOf(thread)).toBeUndefined();
  });

  it('is one, though its event comes three times at once: 60 events, 60 letters', async () => {
    const threads = Array.from({ length: 60 }, () => fresh('event'));
    const events = threads.flatMap((thread) => [thread, thread, thread]);
    const queued = await Promise.all(
      events.map((thread) => mailThread(buildInquiry(), inquiryLetter(thread), needs)),
    );
    expect(queued.filter(Boolean)).toHaveLength(60);
    for (const thread of threads) expect(await mailOf(thread)).toMatchObject({ state: 'queued' });
  });

  it('thirty an hour about one thread; the rest waits in the inbox', async () => {
    const thread = fresh('busy');
    let queued = 0;
    for (let turn = 0; turn < 33; turn += 1) {
      const letter: ThreadLetter = {
        kind: 'reply',
        thread,
        source: `${thread}_${turn}`,
        to: 'seller',
        message: 'Hello',
      };
      if (await mailThread(buildInquiry(), letter, needs)) queued += 1;
    }
    expect(queued).toBe(30);
  });
});
