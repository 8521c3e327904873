import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { remindOfVisits } from '../../functions/src/conversations/remindOfVisits.ts';
import { deliverEmail } from '../../functions/src/emails/deliverEmail.ts';
import { visitValues } from '../../src/domain/conversations/visit.ts';
import { day, vietnameseDay, vietnameseMoment } from '../../src/domain/time/time.ts';
import { buildReply } from '../fixtures/buildInquiry.ts';
import { emailsTo } from './operators.ts';
import { createMember } from './people.ts';
import { ask, sell, threadIn } from './questions.ts';
import { documents, fresh, siteUrl, soon } from './suite.ts';

const inDays = (days: number) => vietnameseMoment(vietnameseDay(Date.now() + days * day), '10:15');
const place = '12 Lê Lợi';

const meet = async (phrases?: object[]) => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const bike = await sell(seller.id, { description: '<p>Xe chính chủ</p>' });
  const answer = await ask(buyer.token, bike.id, { phrases });
  return { seller, buyer, bike, answer };
};

const agree = async (thread: string, seller: string, starts_at: number) => {
  const reference = documents.doc(`inquiries/${thread}`);
  const id = fresh('reply');
  const visit = {
    starts_at: Timestamp.fromMillis(starts_at),
    place,
    by: 'buyer',
    state: 'accepted',
    sequence: 1,
  };
  const batch = documents.batch();
  batch.set(reference.collection('replies').doc(id), {
    ...buildReply({
      sender_id: seller,
      message: 'Đồng ý',
      phrases: [{ code: 'visit_accept', values: visitValues({ starts_at, place }) }],
    }),
    created_at: Timestamp.now(),
  });
  batch.update(reference, {
    status: 'replied',
    updated_at: Timestamp.now(),
    last_reply_by: seller,
    last_reply_id: id,
    visit: { ...visit, reply_id: id },
  });
  await batch.commit();
};

describe('an offer with the first message', () => {
  it('stands in the thread, and in the subject of the email', async () => {
    const { seller, buyer, answer } = await meet([{ code: 'offer', values: { price: 12_000_000 } }]);
    const stored = await documents.doc(`inquiries/${threadIn(answer)}`).get();
    expect(stored.get('offer')).toEqual({
      price: 12_000_000,
      by: buyer.id,
      state: 'open',
      reply_id: null,
    });
    await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(1), soon);
    const [email] = await emailsTo(seller.email);
    expect(email?.subject).toBe('Minh đề nghị giá 12.000.000\u00a0₫ cho chiếc Honda Wave 2021');
  });

  it('is no answer to anything, and stands alone', async () => {
    const values = { price: 12_000_000 };
    for (const phrases of [
      [{ code: 'offer_accept', values }],
      [{ code: 'still_for_sale' }, { code: 'offer', values }],
    ])
      expect((await meet(phrases)).answer.status).toBe(400);
  });
});

describe('an agreed visit', () => {
  it('goes to both with one calendar entry, each in their language', async () => {
    const { seller, buyer, answer } = await meet();
    const thread = threadIn(answer);
    await agree(thread, seller.id, inDays(3));
    const filesOf = async (to: string) =>
      ((await emailsTo(to)) as { attachments?: { name: string; text: string }[] }[]).flatMap(
        ({ attachments = [] }) => attachments,
      );
    await vi.waitFor(async () => {
      expect(await filesOf(buyer.email)).toHaveLength(1);
      expect(await filesOf(seller.email)).toHaveLength(1);
    }, soon);
    const [toBuyer, toSeller] = [(await filesOf(buyer.email))[0], (await filesOf(seller.email))[0]];
    expect([toBuyer?.name, toSeller?.name]).toEqual(['visit.ics', 'lich-xem-xe.ics']);
    for (const file of [toBuyer, toSeller]) {
      expect(file?.text.replaceAll('\r\n ', '')).toContain(`UID:visit-${thread}@`);
      expect(file?.text).toContain('SEQUENCE:1');
      expect(file?.text).toContain('T031500Z');
    }
  });

  it('is reminded of once on each side the evening before, and not once it has moved or the bike is sold', async () => {
    const { seller, buyer, answer, bike } = await meet();
    const thread = threadIn(answer);
    await agree(thread, seller.id, inDays(1));
    const accounts = async (id: string) => ({ email: `${id}@example.com`, name: 'Hoa' });
    const needs = { documents, accounts, site: siteUrl, now: Date.now() };
    await remindOfVisits(needs);
    expect(await remindOfVisits(needs)).toBe(0);
    const ids = ['buyer', 'seller'].map((side) => `visitReminder_${thread}_${inDays(1)}_${side}`);
    for (const id of ids) expect((await documents.doc(`mail/${id}`).get()).exists).toBe(true);

    const sent: string[] = [];
    const mailer = async ({ subject }: { subject: string }) => {
      sent.push(subject);
      return { ok: true as const };
    };
    const deliver = async (starts_at: number) => {
      const id = `visitReminder_${thread}_${starts_at}_again`;
      await documents.doc(`mail/${id}`).set({
        kind: 'visitReminder',
        to: buyer.email,
        state: 'queued',
        attempts: 0,
        due_at: Timestamp.fromMillis(0),
        uncertain: false,
        error: null,
        created_at: Timestamp.now(),
        expires_at: Timestamp.now(),
        data: {
          language: 'en',
          name: 'Minh',
          other: 'Hoa',
          bike: 'Honda Wave 2021',
          url: siteUrl,
          thread,
          visit: { starts_at, place },
        },
      });
      await deliverEmail(documents, id, { mailer, host: 'x', clock: Date.now });
    };
    await deliver(inDays(2));
    expect(sent).toEqual([]);
    await deliver(inDays(1));
    expect(sent).toEqual(['Tomorrow at 10:15: visit to see the Honda Wave 2021']);
    sent.length = 0;
    await documents.doc(`motorcycles/${bike.id}`).update({ status: 'sold' });
    await deliver(inDays(1));
    expect(sent).toEqual([]);
  });
});
