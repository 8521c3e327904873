import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { firstMessage, maxMarked } from '../../domain/moderation/conversationReport.ts';
import { listDocuments } from '../../firebase/firestore.ts';

/** Message of the other side, to select in a report of the conversation. */
export type Markable = { id: string; message: string; created_at: number };

const maxReplies = 100;

/** The other side's last `maxMarked` messages, oldest first. */
export const markableIn = (
  thread: Stored<Inquiry>,
  userId: string,
  replies: readonly Stored<Reply>[],
): Markable[] => {
  const theirs = replies
    .filter(({ sender_id }) => sender_id !== userId)
    .map(({ id, message, created_at }) => ({ id, message, created_at }));
  const { message, created_at } = thread;
  const first = thread.buyer_id === userId ? [] : [{ id: firstMessage, message, created_at }];
  return [...first, ...theirs].toSorted((one, other) => one.created_at - other.created_at).slice(-maxMarked);
};

export const readMarkable = async (thread: Stored<Inquiry>, userId: string): Promise<Markable[]> => {
  const replies = await listDocuments(Reply, `inquiries/${thread.id}/replies`, {
    orderBy: ['created_at', 'desc'],
    limit: maxReplies,
  });
  return markableIn(thread, userId, replies);
};
