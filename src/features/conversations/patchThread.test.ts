import { expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { isUnread } from '../../domain/conversations/inquiry.ts';
import { withLook, withNewer, withReply } from './patchThread.ts';

const shown = buildInquiry({
  status: 'replied',
  updated_at: 100,
  last_reply_by: 'buyer',
  seller_seen_at: 50,
});
const { seller_id: seller } = shown;
const reply = { id: 'r2', sender_id: seller, sender_name: 'Hoa', message: 'Yes', created_at: 170 };

it('a reply becomes the last message of its thread', () => {
  const after = withReply(shown, reply)(shown);
  expect(after).toEqual({ ...shown, updated_at: 170, last_reply_by: seller, last_reply_id: 'r2' });
});

it('a late response to a reply overwrites nothing newer', () => {
  const closed = { ...shown, status: 'closed' as const, updated_at: 160 };
  const answered = { ...shown, updated_at: 165, last_reply_by: 'buyer', last_reply_id: 'r3' };
  for (const now of [closed, answered]) expect(withReply(shown, reply)(now)).toEqual(now);
});

it('a look marks everything shown as seen, even by a slow clock', () => {
  const unread = { ...shown, last_reply_by: shown.buyer_id };
  expect(isUnread(unread, seller)).toBe(true);
  expect(isUnread(withLook(unread, seller)(unread), seller)).toBe(false);
});

it('a late response to a look overwrites nothing newer', () => {
  const closed = { ...shown, status: 'closed' as const, updated_at: 160 };
  expect(withLook(shown, seller)(closed)).toEqual({ ...closed, seller_seen_at: 100 });
  const news = { ...shown, updated_at: 160, last_reply_by: shown.buyer_id, seller_seen_at: 50 };
  expect(isUnread(withLook(shown, seller)(news), seller)).toBe(true);
  const seenLater = { ...shown, seller_seen_at: 120 };
  expect(withLook(shown, seller)(seenLater)).toEqual(seenLater);
});

it('a reread thread is taken over, unless the listener has reported a newer one', () => {
  const read = { ...shown, status: 'closed' as const, updated_at: 160 };
  expect(withNewer(read)(shown)).toEqual(read);
  const newer = { ...shown, updated_at: 170 };
  expect(withNewer(read)(newer)).toEqual(newer);
});
