import type { Inquiry, Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';

/** An email about a thread, before its receiver is looked up. `source` makes it the same email when planned again. */
export type ThreadEmail = {
  source: string;
  thread: string;
  to: 'buyer' | 'seller';
} & ({ kind: 'inquiry' | 'reply'; message: string } | { kind: 'purchase' | 'bikeSold' });

/**
 * Which email a change of a thread calls for: a new thread is a question to the seller, and a thread that its
 * buyer has closed asks the seller whether the bike is sold (D37).
 */
export const planThreadEmails = (
  id: string,
  before: Inquiry | null,
  after: Inquiry | null,
): ThreadEmail[] => {
  if (!after) return [];
  if (!before)
    return isOpen(after)
      ? [{ kind: 'inquiry', thread: id, source: id, to: 'seller', message: after.message }]
      : [];
  const closed = isOpen(before) && !isOpen(after);
  return closed && after.closed_by === after.buyer_id
    ? [{ kind: 'purchase', thread: id, source: id, to: 'seller' }]
    : [];
};

/** A reply goes to the other side (D32); one by a stranger, which the rules refuse, goes nowhere. */
export const planReplyEmail = (
  threadId: string,
  replyId: string,
  inquiry: Inquiry,
  { sender_id, message }: Reply,
): ThreadEmail | null => {
  if (sender_id !== inquiry.buyer_id && sender_id !== inquiry.seller_id) return null;
  const to = sender_id === inquiry.buyer_id ? 'seller' : 'buyer';
  return { kind: 'reply', thread: threadId, source: `${threadId}_${replyId}`, to, message };
};
