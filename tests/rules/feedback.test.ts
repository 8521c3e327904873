import { doc, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { Feedback } from '../../src/domain/schemas/feedback.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { fresh, now, stored, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('feedback');
const { allows, denies } = book;
const feedback = (changes: object = {}) => ({ ...fresh(buildFeedback()), ...changes });
const limit = (changes: object = {}) => ({ last: now(), feedback_id: 'new', ...changes });
const send = (data: object, limits: object | null = limit(), limitId = 'buyer_feedback') => {
  const store = book.as('buyer');
  const batch = writeBatch(store).set(doc(store, 'feedback/new'), data);
  if (limits !== null) batch.set(doc(store, 'limits', limitId), limits);
  return batch.commit();
};
const secondsAgo = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1_000);

describe('[S3.20] feedback', () => {
  beforeEach(() => book.place(scene));

  const rows = [
    ...['x', 'a'.repeat(5_000), ' two\nlines '].map((value) => ({ field: 'message', value, good: true })),
    ...['', '  \n', '\u00a0\u3000', '\v\f', 'a'.repeat(5_001), 7, null].map((value) => ({
      field: 'message',
      value,
      good: false,
    })),
    ...['', 'Filters', 'a'.repeat(200), null].map((value) => ({ field: 'subject', value, good: true })),
    ...['a'.repeat(201), 7].map((value) => ({ field: 'subject', value, good: false })),
    ...[1, 2, 3, 4, 5, null].map((value) => ({ field: 'rating', value, good: true })),
    ...[0, 6, 4.5, '5'].map((value) => ({ field: 'rating', value, good: false })),
    ...['read', 'New', null].map((value) => ({ field: 'status', value, good: false })),
    { field: 'email', value: 'x@example.com', good: false },
  ];
  it.each(rows)(
    '[S5.23] [S5.25] with $field $value: $good, in schema and rules',
    async ({ field, value, good }) => {
      expect(Feedback.safeParse({ ...stored(buildFeedback()), [field]: value }).success).toBe(good);
      await (good ? allows : denies)(send(feedback({ [field]: value })));
    },
  );
  it.each([
    ['for somebody else', feedback({ user_id: 'seller' })],
    ['with a time of its own', feedback({ created_at: yesterday() })],
    [
      'without a rating field',
      Object.fromEntries(Object.entries(feedback()).filter(([field]) => field !== 'rating')),
    ],
  ])('is refused %s', (_, data) => denies(send(data)));
});

describe('the limit on feedback', () => {
  beforeEach(() =>
    book.place({ ...scene, 'limits/buyer_feedback': { last: secondsAgo(60), feedback_id: 'old' } }),
  );

  it('lets one through after 30 seconds', async () => {
    await book.place({ 'limits/buyer_feedback': { last: secondsAgo(31), feedback_id: 'old' } });
    await allows(send(feedback()));
  });
  it('lets none through before', async () => {
    await book.place({ 'limits/buyer_feedback': { last: secondsAgo(25), feedback_id: 'old' } });
    await denies(send(feedback()));
  });
  it.each([
    ['is missing', null, 'buyer_feedback'],
    ['has a time of its own', limit({ last: yesterday() }), 'buyer_feedback'],
    ['names another feedback', limit({ feedback_id: 'other' }), 'buyer_feedback'],
    ['names nothing', limit({ feedback_id: '' }), 'buyer_feedback'],
    ['has another field', limit({ count: 1 }), 'buyer_feedback'],
    ["is somebody else's", limit(), 'seller_feedback'],
    ['is another one', limit(), 'buyer_reveal'],
  ])('refuses feedback when it %s', (_, limits, id) => denies(send(feedback(), limits, id)));

  it('lets one through at a time', () => {
    const store = book.as('buyer');
    const batch = writeBatch(store).set(doc(store, 'limits/buyer_feedback'), limit());
    for (const id of ['new', 'second']) batch.set(doc(store, 'feedback', id), feedback());
    return denies(batch.commit());
  });
  it.each([
    ['too long', 'a'.repeat(129)],
    ['no text', 7],
  ])('refuses a name that is %s', (_, feedback_id) =>
    denies(setDoc(doc(book.as('buyer'), 'limits/buyer_feedback'), { last: serverTimestamp(), feedback_id })),
  );
  it('is kept by confirmed members only', () =>
    denies(setDoc(doc(book.as('buyer', 'unconfirmed'), 'limits/buyer_feedback'), limit())));
});
