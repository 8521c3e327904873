import { doc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { Feedback } from '../../src/domain/support/feedback.schema.ts';
import { blankTexts } from '../fixtures/blankTexts.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { count } from './counted.ts';
import { fresh, stored, yesterday } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('feedback');
const { allows, denies } = book;
const feedback = (changes: object = {}) => ({ ...fresh(buildFeedback()), ...changes });
const send = (data: object, counted = true) => {
  const store = book.as('buyer');
  const batch = writeBatch(store).set(doc(store, 'feedback/new'), data);
  return (counted ? count(batch, store, 'buyer', 'feedback', 'feedback/new') : batch).commit();
};

describe('[S3.20] feedback', () => {
  beforeEach(() => book.place(scene));

  const rows = [
    ...['x', 'a'.repeat(5_000), ' two\nlines '].map((value) => ({ field: 'message', value, good: true })),
    ...['', '\v\f', ...blankTexts, 'a'.repeat(5_001), 7, null].map((value) => ({
      field: 'message',
      value,
      good: false,
    })),
    ...['', 'Filters', 'a'.repeat(200), null].map((value) => ({ field: 'subject', value, good: true })),
    ...[...blankTexts, 'a'.repeat(201), 7].map((value) => ({ field: 'subject', value, good: false })),
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
  it('is refused without its count', () => denies(send(feedback(), false)));
});
