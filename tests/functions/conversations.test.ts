import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { takeInquiry } from '../../functions/src/entries/sendInquiry.call.ts';
import { renameSeller } from '../../functions/src/listings/copySellerName.ts';
import { Inquiry } from '../../src/domain/conversations/inquiry.schema.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { emailsTo } from './operators.ts';
import { createMember } from './people.ts';
import {
  ask,
  deliverWaiting,
  future,
  question,
  requestId,
  sell,
  threadIn,
  threadsAbout,
} from './questions.ts';
import { call, documents, fresh, siteUrl, soon } from './suite.ts';

const storedFields = ({ updated_at, ...fields }: ReturnType<typeof buildProfile>) => ({
  ...fields,
  updated_at: Timestamp.fromMillis(updated_at),
});

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
    await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(1), soon);
    const [email] = await emailsTo(seller.email);
    expect(email?.subject).toBe('Có người hỏi về chiếc Honda Wave 2021 của bạn');
    expect(email?.text).toContain(`${siteUrl}/vi/messages#${threadIn(answer)}`);
    expect(email?.text).not.toContain(buyer.email);
  });

  it('[S3.23] is known to the seller by the profile, whatever name was typed, which is a signature', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    await documents.doc(`profiles/${buyer.id}`).set(storedFields(buildProfile({ full_name: 'Trần Minh' })));
    const thread = threadIn(await ask(buyer.token, bike.id, { name: 'Lan' }));
    const stored = await documents.doc(`inquiries/${thread}`).get();
    expect(stored.get('buyer_name')).toBe('Trần Minh');
    expect(stored.get('message')).toBe('Is it still for sale?\n\n— Lan');
    for (const name of ['Vongxe Support', 'Hỗ trợ', 'WIN: xe.vn', 'Lan 0912345678', '\u202enaL'])
      expect((await ask(buyer.token, bike.id, { name })).status).toBe(400);
  });

  it('[S3.23] nobody is known by a name that no profile takes: neither a buyer nor a seller', async () => {
    const [seller, buyer] = [await createMember('Vongxe Support'), await createMember('https://xe.vn')];
    const bike = await sell(seller.id, { seller_name: 'Vongxe Support' });
    await documents
      .doc(`profiles/${seller.id}`)
      .set({ ...storedFields(buildProfile()), full_name: 'Hỗ trợ Vongxe' });
    await renameSeller(documents, seller.id);
    expect((await documents.doc(`motorcycles/${bike.id}`).get()).get('seller_name')).toBeUndefined();
    const thread = threadIn(await ask(buyer.token, bike.id, { name: 'Minh' }));
    const stored = await documents.doc(`inquiries/${thread}`).get();
    expect(stored.data()).toMatchObject({ buyer_name: 'Minh', seller_name: 'Unknown' });
  });

  it('[S5.28] refuses who is not signed in or not confirmed, one’s own bike, and a bike that is not for sale', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const unconfirmed = await createMember('Nobody', false);
    const bike = await sell(seller.id);
    const paused = await sell(seller.id, { status: 'paused' });
    const sold = await sell(seller.id, { status: 'sold' });
    const statuses = [
      await ask(undefined, bike.id),
      await ask(unconfirmed.token, bike.id),
      await ask(seller.token, bike.id),
      await ask(buyer.token, paused.id),
      await ask(buyer.token, sold.id),
      await ask(buyer.token, 'nothing-here'),
      await ask(buyer.token, bike.id, { name: ' ' }),
      await ask(buyer.token, bike.id, {}, 'not an id'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 400, 404, 409, 404, 400, 400]);
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
    expect(await emailsTo(victim)).toEqual([]);
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
        { documents, visitor: buyer.email, now },
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
    const buyer = {
      userId: fresh('buyer'),
      email: `${fresh('b')}@example.com`,
      name: 'B',
      isConfirmed: true,
    };
    const models = await Promise.all(Array.from({ length: 12 }, () => sell(seller.id)));
    const send = (listing: string, now: number) =>
      takeInquiry(
        buyer,
        { id: requestId(), language: 'en', question: question(listing) },
        { documents, visitor: buyer.email, now },
      );
    const [first = models[0], ...others] = models;
    const outcomes = [];
    for (let turn = 0; turn < 4; turn += 1) outcomes.push(await send(first?.id ?? '', future));
    for (const { id } of others) outcomes.push(await send(id, future));
    const taken = outcomes.map((outcome) => 'thread' in outcome);
    expect(taken.slice(0, 4)).toEqual([true, true, true, false]);
    // The fourth message, refused by the bike's limit, still counts towards the hourly ten.
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
    await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(1), soon);
    await write(thread, seller, 'Yes, it is.');
    const arrives = ({ email }: { email: string }, count: number) =>
      vi.waitFor(async () => {
        await deliverWaiting(email);
        expect(await emailsTo(email)).toHaveLength(count);
      }, soon);
    await arrives(buyer, 1);
    await write(thread, buyer, 'I come tomorrow.');
    await arrives(seller, 2);
    expect((await emailsTo(buyer.email))[0]?.subject).toBe('Hoa replied about the Honda Wave 2021');
    const texts = (await emailsTo(seller.email)).map(({ text }) => text).join();
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
    await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(2), soon);
    const subjects = (await emailsTo(seller.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Have you sold your Honda Wave 2021?');
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
    await vi.waitFor(async () => expect(await emailsTo(later.email)).toHaveLength(1), soon);
    expect(await emailsTo(seller.email)).toEqual([]);
  });
});
