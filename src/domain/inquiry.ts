import type { Inquiry, Question, Reply } from './schemas/inquiry.ts';

export type { Inquiry, Question, Reply };

export const inquiryStatuses = ['new', 'replied', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];
export const maxMessage = 5_000;
/** How long a name in a thread may be. */
export const maxName = 80;

export const isOpen = (inquiry: Pick<Inquiry, 'status'>) => inquiry.status !== 'closed';

/** The header's badge: open threads as the seller, and as the buyer those where the seller spoke last (D34). */
export const countsAsUnread = (inquiry: Inquiry, userId: string) =>
  isOpen(inquiry) &&
  (inquiry.seller_id === userId ||
    (inquiry.buyer_id === userId && inquiry.last_reply_by === inquiry.seller_id));

/** Which side of a thread somebody is on. */
export const sideOf = (inquiry: Pick<Inquiry, 'seller_id'>, userId: string): 'buyer' | 'seller' =>
  inquiry.seller_id === userId ? 'seller' : 'buyer';

/** An open thread whose last word is the other's and came after one last looked (D34). */
export const isUnread = (inquiry: Inquiry, userId: string): boolean => {
  const seen = inquiry[`${sideOf(inquiry, userId)}_seen_at`] ?? 0;
  return (
    isOpen(inquiry) && (inquiry.last_reply_by ?? inquiry.buyer_id) !== userId && inquiry.updated_at > seen
  );
};
