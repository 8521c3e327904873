import type { Inquiry } from './inquiry.schema.ts';
import type { InquiryStatus } from './inquiryFields.ts';

/** Whether both sides can still write. */
export const isOpen = (inquiry: Pick<Inquiry, 'status'>) => inquiry.status !== 'closed';

/** Which side of a thread somebody is on. */
export const sideOf = (inquiry: Pick<Inquiry, 'seller_id'>, userId: string): 'buyer' | 'seller' =>
  inquiry.seller_id === userId ? 'seller' : 'buyer';

/** @example otherSide('buyer') // => 'seller' */
export const otherSide = (side: 'buyer' | 'seller'): 'buyer' | 'seller' =>
  side === 'buyer' ? 'seller' : 'buyer';

/** How a thread stands for one of its two sides: the stored status, and whose turn it is. */
export type Standing = InquiryStatus | 'waiting' | 'yourTurn';

/**
 * Returns what one of the two is told of a thread. 'New' is for the seller alone: the buyer wrote it. 'Replied' says that the
 * seller has answered: a later message of the buyer waits for an answer again, whatever the stored status says.
 */
export const standingOf = (inquiry: Inquiry, userId: string): Standing => {
  const isBuyer = inquiry.buyer_id === userId;
  if (inquiry.status === 'new') return isBuyer ? 'waiting' : 'new';
  const followUp = inquiry.status === 'replied' && inquiry.last_reply_by === inquiry.buyer_id;
  if (!followUp) return inquiry.status;
  return isBuyer ? 'waiting' : 'yourTurn';
};

/** An open thread whose last word is the other's and came after one last looked (D34). */
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
