import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { exportUser } from '../../functions/src/accounts/exportUser.ts';
import { answerAway } from '../../functions/src/conversations/answerAway.ts';
import { refreshSeller } from '../../functions/src/flows/refreshSeller.ts';
import type { Away } from '../../src/domain/conversations/away.schema.ts';
import { Inquiry } from '../../src/domain/conversations/inquiry.schema.ts';
import { day, hour, vietnameseDay } from '../../src/domain/time/time.ts';
import { ask, sell, threadIn } from '../functions/questions.ts';
import { createMember } from './memoryPeople.ts';
import { documents, site, soon } from './memorySuite.ts';

const until: Away = { kind: 'until', day: vietnameseDay(Date.now() + 3 * day) };
const leave = (userId: string, away: Away | null = until) =>
  documents.doc(`away_answers/${userId}`).set({ away, updated_at: Timestamp.now() });
const threadAt = async (id: string) => Inquiry.parse((await documents.doc(`inquiries/${id}`).get()).data());
const answered = (id: string) =>
  vi.waitFor(async () => expect((await threadAt(id)).auto_answer).toBeTruthy(), soon);
const repliesOf = async (id: string) => (await documents.collection(`inquiries/${id}/replies`).get()).docs;

const meet = async (away: Away | null = until) => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const bike = await sell(seller.id);
  await leave(seller.id, away);
  return { seller, buyer, bike, thread: threadIn(await ask(buyer.token, bike.id)) };
};
const answer = async (thread: string, times: { messageAt?: number; now?: number } = {}) => {
  const inquiry = await threadAt(thread);
  const { messageAt = inquiry.created_at, now = messageAt + 1_000 } = times;
  return answerAway(documents, thread, inquiry, { messageAt, now });
};

describe('an automatic answer', () => {
  it('stands once in the conversation, and the question still waits for the seller', async () => {
    const { seller, buyer, bike, thread } = await meet();
    await answered(thread);
    const first = await threadAt(thread);
    expect(first).toMatchObject({ auto_answer: { away: until }, status: 'new', last_reply_by: null });
    expect(first.auto_answer?.at).toBeGreaterThan(first.created_at);
    await leave(seller.id, { kind: 'until', day: vietnameseDay(Date.now() + 9 * day) });
    await ask(buyer.token, bike.id);
    await vi.waitFor(async () => expect(await repliesOf(thread)).toHaveLength(1), soon);
    expect(await answer(thread)).toBe(false);
    expect((await threadAt(thread)).auto_answer).toEqual(first.auto_answer);
  });

  it('[hostile] of two people who are both away does not answer itself, and emails nobody', async () => {
    const [one, two] = [await createMember('Hoa'), await createMember('Minh')];
    await Promise.all([leave(one.id), leave(two.id)]);
    const threads = [
      threadIn(await ask(one.token, (await sell(two.id)).id)),
      threadIn(await ask(two.token, (await sell(one.id)).id)),
    ];
    for (const thread of threads) await answered(thread);
    for (const thread of threads) {
      expect(await repliesOf(thread)).toEqual([]);
      const mails = await documents.collection('mail').get();
      const about = mails.docs.filter(({ id }) => id.includes(thread));
      expect(about.map(({ id }) => id)).toEqual([`inquiry_${thread}`]);
    }
  });

  it('is no answer of the seller in the figures about answers', async () => {
    const { seller, thread } = await meet();
    await answered(thread);
    const created = new Date(0).toISOString();
    const accountOf = async () => ({ disabled: false, metadata: { creationTime: created } });
    const counted = await refreshSeller(seller.id, { site, accountOf, now: Date.now() + 2 * day });
    expect(counted?.answers).toEqual({ asked: 1, answered: 0, minutes: null });
  });

  it('[hostile] is one, though two events come at once', async () => {
    const { seller, thread } = await meet(null);
    await leave(seller.id);
    const outcomes = await Promise.all([answer(thread), answer(thread), answer(thread)]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('is not written for a seller who is here, nor where it would be untrue or unwanted', async () => {
    const cases: [string, (meeting: Awaited<ReturnType<typeof meet>>) => Promise<unknown>][] = [
      ['closed', ({ thread }) => documents.doc(`inquiries/${thread}`).update({ status: 'closed' })],
      [
        'seen by the seller a moment ago',
        ({ thread }) => documents.doc(`inquiries/${thread}`).update({ seller_seen_at: Timestamp.now() }),
      ],
      [
        'answered',
        ({ thread, seller }) =>
          documents.doc(`inquiries/${thread}`).update({ last_reply_by: seller.id, status: 'replied' }),
      ],
      ['about a sold bike', ({ bike }) => documents.doc(`motorcycles/${bike.id}`).update({ status: 'sold' })],
      [
        'about a reserved bike',
        ({ bike }) =>
          documents
            .doc(`motorcycles/${bike.id}`)
            .update({ reserved_until: Timestamp.fromMillis(Date.now() + day) }),
      ],
      [
        'of a blocked buyer',
        ({ seller, buyer }) =>
          documents.doc(`blocks/${seller.id}_${buyer.id}`).set({ user_id: seller.id, other_id: buyer.id }),
      ],
      [
        'of a buyer who blocked the seller',
        ({ seller, buyer }) =>
          documents.doc(`blocks/${buyer.id}_${seller.id}`).set({ user_id: buyer.id, other_id: seller.id }),
      ],
      ['with an unknown setting', ({ seller }) => leave(seller.id, { kind: 'moon' } as never)],
    ];
    for (const [name, change] of cases) {
      const meeting = await meet(null);
      await leave(meeting.seller.id);
      await change(meeting);
      expect(await answer(meeting.thread), name).toBe(false);
      expect((await threadAt(meeting.thread)).auto_answer, name).toBeUndefined();
    }
    const { seller, thread } = await meet(null);
    expect(await answer(thread)).toBe(false);
    await leave(seller.id);
    const { created_at } = await threadAt(thread);
    expect(await answer(thread, { now: created_at + hour })).toBe(false);
    expect(await answer(thread)).toBe(true);
  });

  it('is in the download of the seller alone', async () => {
    const { seller, buyer, thread } = await meet();
    await answered(thread);
    const download = (uid: string) =>
      exportUser(documents, { uid, providerData: [], metadata: {} } as never, Date.now());
    const own = await download(seller.id);
    expect(own.away_answer).toMatchObject({ away: until });
    expect(own.conversations[0]?.auto_answer).toMatchObject({ away: until });
    const other = await download(buyer.id);
    expect(other.away_answer).toBeNull();
    expect(other.conversations[0]).not.toHaveProperty('auto_answer');
  });
});
