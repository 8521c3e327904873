import { type Inquiry, isOpen, type Reply } from '../../../src/domain/inquiry.ts';

/** A letter about a thread, before its receiver is looked up. `source` makes it the same letter when planned again. */
export type ThreadLetter = {
  source: string;
  thread: string;
  to: 'buyer' | 'seller';
} & ({ kind: 'inquiry' | 'reply'; message: string } | { kind: 'purchase' | 'bikeSold' });

/**
 * Which letter a change of a thread calls for: a new thread is a question to the seller, and a thread that its
 * buyer has closed asks the seller whether the bike is sold (D37).
 */
export const planThreadLetters = (
  id: string,
  before: Inquiry | null,
  after: Inquiry | null,
): ThreadLetter[] => {
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
export const planReplyLetter = (
  threadId: string,
  replyId: string,
  inquiry: Inquiry,
  { sender_id, message }: Reply,
): ThreadLetter | null => {
  if (sender_id !== inquiry.buyer_id && sender_id !== inquiry.seller_id) return null;
  const to = sender_id === inquiry.buyer_id ? 'seller' : 'buyer';
  return { kind: 'reply', thread: threadId, source: `${threadId}_${replyId}`, to, message };
};
