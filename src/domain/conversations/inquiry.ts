import type { Inquiry } from './inquiry.schema.ts';
import type { InquiryStatus } from './inquiryFields.ts';

export const isOpen = (inquiry: Pick<Inquiry, 'status'>) => inquiry.status !== 'closed';

export const sideOf = (inquiry: Pick<Inquiry, 'seller_id'>, userId: string): 'buyer' | 'seller' =>
  inquiry.seller_id === userId ? 'seller' : 'buyer';

/** @example otherSide('buyer') // => 'seller' */
export const otherSide = (side: 'buyer' | 'seller'): 'buyer' | 'seller' =>
  side === 'buyer' ? 'seller' : 'buyer';

/** A thread's state as one side sees it: its status, or whose turn it is. */
export type Standing = InquiryStatus | 'waiting' | 'yourTurn';

/**
 * Returns a thread's state for one person. Only sellers see 'new'. A buyer's message after 'replied' makes it
 * the seller's turn.
 */
export const standingOf = (inquiry: Inquiry, userId: string): Standing => {
  const isBuyer = inquiry.buyer_id === userId;
  if (inquiry.status === 'new') return isBuyer ? 'waiting' : 'new';
  const followUp = inquiry.status === 'replied' && inquiry.last_reply_by === inquiry.buyer_id;
  if (!followUp) return inquiry.status;
  return isBuyer ? 'waiting' : 'yourTurn';
};

/** Has a person seen or answered the other side's message? @param at time of the message in ms */
export const hasSeen = (
  inquiry: Pick<Inquiry, 'seller_id' | 'last_reply_by' | 'buyer_seen_at' | 'seller_seen_at'>,
  userId: string,
  at: number,
): boolean => inquiry.last_reply_by === userId || (inquiry[`${sideOf(inquiry, userId)}_seen_at`] ?? 0) > at;

/** Is the last message of an open thread from the other side, and unseen (D34)? */
export const isUnread = (
  inquiry: Pick<
    Inquiry,
    'buyer_id' | 'seller_id' | 'status' | 'updated_at' | 'last_reply_by' | 'buyer_seen_at' | 'seller_seen_at'
  >,
  userId: string,
): boolean => {
  const seen = inquiry[`${sideOf(inquiry, userId)}_seen_at`] ?? 0;
  return (
    isOpen(inquiry) && (inquiry.last_reply_by ?? inquiry.buyer_id) !== userId && inquiry.updated_at > seen
  );
};
