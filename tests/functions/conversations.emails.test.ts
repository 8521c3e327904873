import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { emailSold } from '../../functions/src/conversations/emailSold.ts';
import { emailThread } from '../../functions/src/conversations/emailThread.ts';
import { deliverEmail } from '../../functions/src/emails/deliverEmail.ts';
import type { ThreadEmail } from '../../functions/src/emails/threadEmails.plan.ts';
import { rememberLanguage } from '../../functions/src/emails/userLanguage.ts';
import { Inquiry } from '../../src/domain/conversations/inquiry.schema.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { delivered } from './delivered.ts';
import { createMember } from './people.ts';
import { ask, future, sell, threadIn } from './questions.ts';
import { change, documents, fresh, siteUrl, soon } from './suite.ts';

describe('an email about a thread', () => {
  const accounts = async (id: string) => ({ email: `${id}@example.com`, name: 'Hoa' });
  const newInquiry = (changes: Parameters<typeof buildInquiry>[0] = {}) =>
    buildInquiry({ seller_id: fresh('seller'), contact_email: `${fresh('buyer')}@example.com`, ...changes });
  const needs = { documents, accounts, site: siteUrl, now: future };
  const inquiryEmail = (thread: string): ThreadEmail => ({
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
    await emailThread(newInquiry({ seller_id }), inquiryEmail(thread), needs);
    expect(await mailOf(thread)).toMatchObject({ to: `${seller_id}@example.com`, data: { language: 'vi' } });
  });

  it('has nobody to go to when the account is gone, and does not fail', async () => {
    const thread = fresh('thread');
    const nobody = { ...needs, accounts: async () => null };
    expect(await emailThread(newInquiry(), inquiryEmail(thread), nobody)).toBe(false);
    expect(await mailOf(thread)).toBeUndefined();
  });

  it('shows the bike as its page does, and of one that is hidden nothing', async () => {
    const bike = await sell(fresh('seller'), { price: 27_500_000 });
    const inquiry = newInquiry({ bike: { ...buildInquiry().bike, id: bike.id } });
    const shownIn = async (thread: string) => {
      await emailThread(inquiry, inquiryEmail(thread), needs);
      return (await mailOf(thread))?.data.shown;
    };
    expect(await shownIn(fresh('thread'))).toEqual({
      photo: bike.images[0]?.image_url,
      price: 27_500_000,
      mileage: 12_000,
      location: 'Da Nang',
    });
    const hidden = {
      reason: 'scam',
      note: null,
      cause: 'listing',
      status: 'active',
      hidden_at: new Timestamp(0, 0),
    };
    await documents.doc(`motorcycles/${bike.id}`).update({ status: 'hidden', hidden });
    const thread = fresh('thread');
    expect(await shownIn(thread)).toBeUndefined();
    expect(JSON.stringify(await mailOf(thread))).not.toContain('/photos/');
  });

  it('is one, though its event comes three times at once: 20 events, 20 emails', async () => {
    const threads = Array.from({ length: 20 }, () => fresh('event'));
    for (let first = 0; first < threads.length; first += 10) {
      const some = threads.slice(first, first + 10).map((thread) => ({ thread, inquiry: newInquiry() }));
      const outcomes = await Promise.all(
        [...some, ...some, ...some].map(({ thread, inquiry }) =>
          delivered(() => emailThread(inquiry, inquiryEmail(thread), needs)),
        ),
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
      const email: ThreadEmail = {
        kind: 'reply',
        thread,
        source: `${thread}_${turn}`,
        to: 'seller',
        message: 'Hello',
      };
      // A message every 15 seconds stays below all limits except the hourly one.
      const now = future + turn * 15_000;
      if (await emailThread(inquiry, email, { ...needs, now })) queued += 1;
    }
    expect(queued).toBe(30);
  });
});

describe('the email of a reply', () => {
  const minute = 60_000;
  const accounts = async (id: string) => ({ email: `${id}@example.com`, name: 'Hoa' });
  const converse = (changes: Partial<Inquiry> = {}) => ({
    thread: fresh('thread'),
    inquiry: buildInquiry({ ...{ seller_id: fresh('seller'), buyer_id: fresh('buyer') }, ...changes }),
  });
  type Conversation = ReturnType<typeof converse>;
  const keep = ({ thread, inquiry }: Conversation, changes: Partial<Inquiry> = {}) => {
    const fields = Object.entries({ ...inquiry, ...changes }).map(([name, value]) =>
      name.endsWith('_at') && typeof value === 'number' ? [name, Timestamp.fromMillis(value)] : [name, value],
    );
    return documents.doc(`inquiries/${thread}`).set(Object.fromEntries(fields));
  };
  /** Queues the email of a reply that the seller wrote `after` milliseconds after the start. */
  const say = (
    { thread, inquiry }: Conversation,
    message: string,
    after: number,
    changes: Partial<Inquiry> = {},
  ) => {
    const at = future + after;
    const email: ThreadEmail = {
      kind: 'reply',
      thread,
      source: `${thread}_${message}`,
      to: 'buyer',
      message,
      at,
    };
    const reply = { last_reply_by: inquiry.seller_id, updated_at: at };
    const needs = { documents, accounts, site: siteUrl, now: at };
    return emailThread({ ...inquiry, ...reply, ...changes }, email, needs);
  };
  const dueOf = async ({ thread }: Conversation, message: string) => {
    const due = (await documents.doc(`mail/reply_${thread}_${message}`).get()).get('due_at');
    return due instanceof Timestamp ? due.toMillis() - future : null;
  };
  const deliver = async ({ thread }: Conversation, message: string, after: number) => {
    const sent: string[] = [];
    const mailer = async ({ text }: { text: string }) => {
      sent.push(text);
      return { ok: true } as const;
    };
    await deliverEmail(documents, `reply_${thread}_${message}`, {
      ...{ mailer, host: 'vongxe.example', clock: () => future + after },
    });
    return sent;
  };

  it('waits half a minute, and is not sent once its reader has seen or answered it', async () => {
    for (const [changes, count] of [
      [{}, 1],
      [{ buyer_seen_at: future - 1 }, 1],
      [{ seller_seen_at: future + 1 }, 1],
      [{ buyer_seen_at: future + 1 }, 0],
      [{ last_reply_by: 'reader' }, 0],
      [{ status: 'closed' }, 0],
    ] as const) {
      const one = converse({ buyer_id: 'reader' });
      expect(await say(one, 'Hello', 0)).toBe(true);
      expect(await dueOf(one, 'Hello')).toBe(minute / 2);
      await keep(one, changes);
      expect(await deliver(one, 'Hello', minute / 2 - 1)).toEqual([]);
      expect(await deliver(one, 'Hello', minute / 2)).toHaveLength(count);
    }
  });

  it('is not even queued where its event comes after the look', async () => {
    expect(await say(converse(), 'Late', 0, { buyer_seen_at: future + 1 })).toBe(false);
  });

  it('holds all that was said within ten minutes and not seen, and the next one comes after them', async () => {
    const one = converse();
    await keep(one);
    await say(one, 'First', 0);
    expect(await deliver(one, 'First', minute / 2)).toHaveLength(1);
    for (const [message, after] of [
      ['Second', 60_000],
      ['Third', 120_000],
      ['Fourth', 500_000],
    ] as const)
      await say(one, message, after);
    expect([await dueOf(one, 'Second'), await dueOf(one, 'Third')]).toEqual([null, null]);
    expect(await dueOf(one, 'Fourth')).toBe(10.5 * minute);
    const [text] = await deliver(one, 'Fourth', 10.5 * minute);
    expect(text).toMatch(/> Second\n>?\s*> Third\n>?\s*> Fourth/);
    await say(one, 'Fifth', 11 * minute, { buyer_seen_at: 0 });
    expect(await dueOf(one, 'Fifth')).toBe(20.5 * minute);
    // A repeated event for a message that is already in a bundle queues nothing.
    expect(await say(one, 'Second', 12 * minute)).toBe(false);
  });

  it('leaves out what was seen before the next message', async () => {
    const one = converse();
    await keep(one, { buyer_seen_at: future + 5_000 });
    await say(one, 'Seen', 0);
    await say(one, 'Unseen', 10_000, { buyer_seen_at: future + 5_000 });
    const [text] = await deliver(one, 'Unseen', minute);
    expect(text).toContain('> Unseen');
    expect(text).not.toContain('> Seen');
  });

  it('[hostile] of two events at once is one, and holds both messages', async () => {
    const one = converse();
    await keep(one);
    await Promise.all(['A', 'B'].map((message) => delivered(() => say(one, message, 0))));
    const texts = [...(await deliver(one, 'A', minute)), ...(await deliver(one, 'B', minute))];
    expect(texts).toHaveLength(1);
    for (const line of ['> A', '> B']) expect(texts[0]).toContain(line);
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
  /** Delivers emails at their due time. @returns those that a mail server received */
  const deliver = async (thread: string) => {
    const sent: string[] = [];
    const mailer = async ({ subject, text }: { subject: string; text: string }) => {
      sent.push(`${subject} ${text}`);
      return { ok: true } as const;
    };
    await deliverEmail(documents, `bikeSold_${thread}`, {
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
    expect(await emailSold(bike.id, needs)).toBe(1);
    expect(await emailSold(bike.id, needs)).toBe(0);
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
    await emailSold(bike.id, needs);
    await change(bike.id, { status: 'active' });
    expect(await deliver(thread)).toEqual([]);
    expect(await mailAbout(thread)).toBeUndefined();
    // The sale's event arrives after the sale was undone.
    expect(await emailSold(bike.id, needs)).toBe(0);
    await change(bike.id, { status: 'sold' });
    expect(await emailSold(bike.id, needs)).toBe(1);
    expect(await deliver(thread)).toHaveLength(1);
  });

  it('is a change of the listing, whoever made it; its seller is not asked once more whether it is sold', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const bike = await sell(seller.id);
    const thread = threadIn(await ask(buyer.token, bike.id));
    await change(bike.id, { status: 'sold', updated_at: Timestamp.now() });
    await vi.waitFor(async () => expect(await mailAbout(thread)).toMatchObject({ to: buyer.email }), soon);
    const inquiry = Inquiry.parse((await documents.doc(`inquiries/${thread}`).get()).data());
    const email = { kind: 'purchase', thread, source: thread, to: 'seller' } as const;
    const accounts = async () => ({ email: seller.email, name: 'Hoa' });
    expect(await emailThread(inquiry, email, { ...needs, accounts })).toBe(false);
    await change(bike.id, { status: 'active' });
    expect(await emailThread(inquiry, email, { ...needs, accounts })).toBe(true);
  });
});
