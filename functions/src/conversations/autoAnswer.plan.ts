import type { AutoAnswer, Away } from '../../../src/domain/conversations/away.schema.ts';
import { isAway, presence } from '../../../src/domain/conversations/away.ts';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { reservedUntil } from '../../../src/domain/listings/reserved.ts';
import { hour } from '../../../src/domain/time/time.ts';

/**
 * Returns whether a message gets an automatic answer: one per conversation, and not while the seller is
 * reading.
 */
export const mayAnswer = (inquiry: Inquiry, messageAt: number, now: number): boolean =>
  isOpen(inquiry) &&
  (inquiry.auto_answer ?? null) === null &&
  (inquiry.last_reply_by ?? inquiry.buyer_id) === inquiry.buyer_id &&
  (inquiry.seller_seen_at ?? 0) < messageAt - presence &&
  now - messageAt < hour;

/**
 * Plans the automatic answer to a buyer's message, or null. The answer says that the bike is available, so a
 * sold or reserved bike gets none.
 * @param messageAt when the buyer wrote, in ms
 */
export const planAutoAnswer = (
  inquiry: Inquiry,
  away: Away | null,
  listing: Listing | null,
  { messageAt, now }: { messageAt: number; now: number },
): AutoAnswer | null => {
  if (!away || !listing || !mayAnswer(inquiry, messageAt, now)) return null;
  if (!isForSale(listing) || reservedUntil(listing, now) !== null) return null;
  return isAway(away, messageAt) ? { away, at: Math.max(now, messageAt + 1) } : null;
};
