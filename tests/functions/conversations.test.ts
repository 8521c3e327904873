import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { takeInquiry } from '../../functions/src/calls/sendInquiry.ts';
import { deliverLetter } from '../../functions/src/effects/deliverLetter.ts';
import { mailSold } from '../../functions/src/effects/mailSold.ts';
import { mailThread } from '../../functions/src/effects/mailThread.ts';
import { renameSeller } from '../../functions/src/effects/nameSeller.ts';
import { rememberLanguage } from '../../functions/src/effects/userLanguage.ts';
import type { ThreadLetter } from '../../functions/src/plans/planThreadLetters.ts';
import { Inquiry } from '../../src/domain/schemas/inquiry.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { buildProfile } from '../fixtures/buildProfile.ts';
import { createMember } from './people.ts';
import { call, change, documents, fresh, inboxUrl, publish, siteUrl } from './suite.ts';

const soon = { timeout: 25_000, interval: 200 };
/** Far from now, so that no reaper of the suite thinks that a letter is due. */
const future = Date.UTC(2100, 0, 1);
const kept = ({ updated_at, ...fields }: ReturnType<typeof buildProfile>) => ({
  ...fields,
  updated_at: Timestamp.fromMillis(updated_at),
});
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

  it('[S3.23] is known to the seller by the profile, whatever name was typed, which is a signature', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    await documents.doc(`profiles/${buyer.id}`).set(kept(buildProfile({ full_name: 'Trần Minh' })));
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
    await documents.doc(`profiles/${seller.id}`).set({ ...kept(buildProfile()), full_name: 'Hỗ trợ Vongxe' });
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
    expect((await lettersTo(buyer.email))[0]?.subject).toBe('Hoa replied about the Honda Wave 2021');
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
  const accounts = async (id: string) => ({ email: `${id}@example.com`, name: 'Hoa' });
  /** Between two who have not met anybody else. */
  const newInquiry = (changes: Parameters<typeof buildInquiry>[0] = {}) =>
    buildInquiry({ seller_id: fresh('seller'), contact_email: `${fresh('buyer')}@example.com`, ...changes });
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
    await mailThread(newInquiry({ seller_id }), inquiryLetter(thread), needs);
    expect(await mailOf(thread)).toMatchObject({ to: `${seller_id}@example.com`, data: { language: 'vi' } });
  });

  it('has nobody to go to when the account is gone, and does not fail', async () => {
    const thread = fresh('thread');
    const nobody = { ...needs, accounts: async () => null };
    expect(await mailThread(newInquiry(), inquiryLetter(thread), nobody)).toBe(false);
    expect(await mailOf(thread)).toBeUndefined();
  });

  it('is one, though its event comes three times at once: 60 events, 60 letters', async () => {
    const threads = Array.from({ length: 60 }, () => fresh('event'));
    // Ten threads at a time, and again where it fails, as the trigger (`retry: true`) is called again: a busy
    // emulator closes a transaction that has waited for long.
    const deliver = async (
      inquiry: ReturnType<typeof newInquiry>,
      thread: string,
      left = 4,
    ): Promise<boolean> =>
      mailThread(inquiry, inquiryLetter(thread), needs).catch((cause: unknown) => {
        if (left === 0) throw cause;
        return deliver(inquiry, thread, left - 1);
      });
    for (let first = 0; first < threads.length; first += 10) {
      const some = threads.slice(first, first + 10).map((thread) => ({ thread, inquiry: newInquiry() }));
      const outcomes = await Promise.all(
        [...some, ...some, ...some].map(({ thread, inquiry }) => deliver(inquiry, thread)),
      );
      expect(outcomes.filter(Boolean).length).toBeLessThanOrEqual(some.length);
    }
    for (const thread of threads) expect(await mailOf(thread)).toMatchObject({ state: 'queued' });
  });

  it('thirty an hour about one thread; the rest waits in the inbox', async () => {
    const thread = fresh('busy');
    const inquiry = newInquiry();
    let queued = 0;
    for (let turn = 0; turn < 33; turn += 1) {
      const letter: ThreadLetter = {
        kind: 'reply',
        thread,
        source: `${thread}_${turn}`,
        to: 'seller',
        message: 'Hello',
      };
      // Four a minute, so that only the hour is at its end.
      const now = future + turn * 15_000;
      if (await mailThread(inquiry, letter, { ...needs, now })) queued += 1;
    }
    expect(queued).toBe(30);
  });
});

describe('a bike that is sold', () => {
  const mailAbout = async (thread: string) => (await documents.doc(`mail/bikeSold_${thread}`).get()).data();
  const begin = async (bikeId: string, changes: Parameters<typeof buildInquiry>[0] = {}) => {
    const thread = fresh('thread');
    const about = { ...buildInquiry().bike, id: bikeId, slug: bikeId };
    const old = { created_at: future, updated_at: future, contact_email: `${thread}@example.com` };
    const { created_at, updated_at, ...rest } = buildInquiry({ bike: about, ...old, ...changes });
    const at = Timestamp.fromMillis(updated_at);
    await documents.doc(`inquiries/${thread}`).set({ ...rest, created_at: at, updated_at: at });
    return thread;
  };
  /** The moment at which the email may go, and what a mail server is given then. */
  const deliver = async (thread: string) => {
    const sent: string[] = [];
    const mailer = async ({ subject, text }: { subject: string; text: string }) => {
      sent.push(`${subject} ${text}`);
      return { ok: true } as const;
    };
    await deliverLetter(documents, `bikeSold_${thread}`, {
      mailer,
      host: 'vongxe.example',
      clock: () => future + 120_000,
    });
    return sent;
  };
  const needs = { documents, accounts: async () => null, site: siteUrl, now: future };

  it('tells everybody who waits, once, two minutes later, and not its buyer', async () => {
    const bike = await sell(fresh('seller'), { status: 'sold' });
    const waiting = await begin(bike.id);
    const bought = await begin(bike.id, { status: 'closed', closed_by: 'buyer' });
    const forgotten = await begin(bike.id, { updated_at: future - 40 * 86_400_000 });
    expect(await mailSold(bike.id, needs)).toBe(1);
    expect(await mailSold(bike.id, needs)).toBe(0);
    const queued = await mailAbout(waiting);
    expect(queued).toMatchObject({ to: `${waiting}@example.com`, state: 'queued' });
    expect(queued?.due_at.toMillis()).toBe(future + 120_000);
    for (const other of [bought, forgotten]) expect(await mailAbout(other)).toBeUndefined();
    const [sent] = await deliver(waiting);
    expect(sent).toContain('The Honda Wave 2021 has been sold');
    expect(sent).toContain(`${siteUrl}/motorcycle/${bike.id}`);
  });

  it('tells nobody where the seller has taken it back, and everybody when it is sold after all', async () => {
    const bike = await sell(fresh('seller'), { status: 'sold' });
    const thread = await begin(bike.id);
    await mailSold(bike.id, needs);
    await change(bike.id, { status: 'active' });
    expect(await deliver(thread)).toEqual([]);
    expect(await mailAbout(thread)).toBeUndefined();
    // The event of a sale that was taken back comes late.
    expect(await mailSold(bike.id, needs)).toBe(0);
    await change(bike.id, { status: 'sold' });
    expect(await mailSold(bike.id, needs)).toBe(1);
    expect(await deliver(thread)).toHaveLength(1);
  });

  it('is a change of the listing, whoever made it; its seller is not asked once more whether it is sold', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const thread = threadIn(await ask(buyer.token, bike.id));
    await change(bike.id, { status: 'sold', updated_at: Timestamp.now() });
    await vi.waitFor(async () => expect(await mailAbout(thread)).toMatchObject({ to: buyer.email }), soon);
    const inquiry = Inquiry.parse((await documents.doc(`inquiries/${thread}`).get()).data());
    const letter = { kind: 'purchase', thread, source: thread, to: 'seller' } as const;
    const accounts = async () => ({ email: seller.email, name: 'Hoa' });
    expect(await mailThread(inquiry, letter, { ...needs, accounts })).toBe(false);
    await change(bike.id, { status: 'active' });
    expect(await mailThread(inquiry, letter, { ...needs, accounts })).toBe(true);
  });
});
