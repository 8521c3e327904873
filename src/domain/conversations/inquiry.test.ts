import { expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { Inquiry, Reply } from './inquiry.schema.ts';
import { isOpen, isUnread, standingOf } from './inquiry.ts';
import { inquiryStatuses } from './inquiryFields.ts';
import { Question } from './question.schema.ts';

it('[S4.19] [S4.23] is new, replied or closed, and open until closed', () => {
  expect(inquiryStatuses.map((status) => [status, isOpen({ status })])).toEqual([
    ['new', true],
    ['replied', true],
    ['closed', false],
  ]);
});

it.each([
  { status: 'lost' },
  { message: '' },
  { message: 'a'.repeat(5_001) },
  { buyer_id: null },
  { phone: '1' },
])('[S3.22] [S4.24] is refused with %o', (changes) => {
  expect(Inquiry.safeParse(buildInquiry()).success).toBe(true);
  expect(Inquiry.safeParse({ ...buildInquiry(), ...changes }).success).toBe(false);
});
it.each([
  ['Yes', true],
  ['a'.repeat(5_000), true],
  ['', false],
  [' \n\u00a0 ', false],
  ['a'.repeat(5_001), false],
])('[S3.24] [S5.33] a reply of %o: %s', (message, good) => {
  expect(Reply.safeParse(buildReply({ message })).success).toBe(good);
});

it.each([
  ['seller', {}, true],
  ['buyer', {}, false],
  ['seller', { seller_seen_at: 10 }, false],
  ['seller', { seller_seen_at: 4 }, true],
  ['buyer', { status: 'replied', last_reply_by: 'seller' }, true],
  ['buyer', { status: 'replied', last_reply_by: 'seller', buyer_seen_at: 6 }, false],
  ['seller', { status: 'replied', last_reply_by: 'seller' }, false],
  ['seller', { status: 'closed' }, false],
] as const)('for the %s a thread with %o is unread: %s', (user, changes, unread) => {
  expect(isUnread(buildInquiry({ updated_at: 5, ...changes }), user)).toBe(unread);
});

const question = { listing_id: 'listing', name: 'Lan', phone: null, message: 'Still for sale?' };
it.each([
  [{}, true],
  [{ phone: '+84912345678' }, true],
  [{ name: '  ' }, false],
  [{ name: 'a\nb' }, false],
  [{ name: 'a'.repeat(81) }, false],
  [{ name: 'Vongxe Support' }, false],
  [{ name: 'Lan 0912345678' }, false],
  [{ name: 'https://phish.example' }, false],
  [{ message: ' ' }, false],
  [{ message: 'a'.repeat(5_001) }, false],
  [{ phone: '0912345678' }, false],
  [{ listing_id: '' }, false],
  [{ listing_id: 'a/b' }, false],
  [{ email: 'victim@example.com' }, false],
  [{ to: 'victim@example.com' }, false],
])('[S5.27] [S5.28] a question with %o is taken: %s', (changes, good) => {
  expect(Question.safeParse({ ...question, ...changes }).success).toBe(good);
});

it.each([
  ['buyer', 'new', null, 'waiting'],
  ['seller', 'new', null, 'new'],
  ['buyer', 'replied', 'seller', 'replied'],
  ['seller', 'replied', 'seller', 'replied'],
  ['buyer', 'replied', 'buyer', 'waiting'],
  ['seller', 'replied', 'buyer', 'yourTurn'],
  ['buyer', 'closed', 'buyer', 'closed'],
] as const)('tells the %s of a %s thread, last answered by %s: %s', (user, status, last, standing) => {
  expect(standingOf(buildInquiry({ status, last_reply_by: last }), user)).toBe(standing);
});
