import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { nobody } from '../../../src/domain/accounts/profile.ts';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { otherSide, sideOf } from '../../../src/domain/conversations/inquiry.ts';
import type { ConversationReportContent } from '../../../src/domain/moderation/conversationReport.schema.ts';
import {
  type ConversationReportOutcome,
  conversationReportId,
  firstMessage,
} from '../../../src/domain/moderation/conversationReport.ts';
import { readInquiry } from '../readers/readInquiry.ts';

type Asked = { thread: string; said: readonly string[]; report: ConversationReportContent };
type Needs = { documents: Firestore; now: number };
type Taken = ConversationReportOutcome | 'unavailable' | 'nothing';
type Copied = { id: string; message: string; created_at: Timestamp; photos?: string[] };

const copied = (
  id: string,
  { message, created_at, photos }: Pick<Reply, 'message' | 'created_at' | 'photos'>,
): Copied => ({
  id,
  message,
  created_at: Timestamp.fromMillis(created_at),
  ...(photos && { photos }),
});

/** Copies the reported person's messages from the database: a request could forge them. */
const copyOf = async (
  { documents }: Needs,
  thread: string,
  inquiry: Inquiry,
  other: string,
  marked: readonly string[],
): Promise<Copied[]> => {
  const replies = documents.collection('inquiries').doc(thread).collection('replies');
  const ids = [...new Set(marked)].filter((id) => id !== firstMessage);
  const snapshots = ids.length === 0 ? [] : await documents.getAll(...ids.map((id) => replies.doc(id)));
  const written = snapshots.flatMap((snapshot) => {
    const reply = Reply.safeParse(snapshot.data());
    return reply.success && reply.data.sender_id === other ? [copied(snapshot.id, reply.data)] : [];
  });
  const first =
    marked.includes(firstMessage) && inquiry.buyer_id === other ? [copied(firstMessage, inquiry)] : [];
  return [...first, ...written].toSorted(
    (one, next) => one.created_at.toMillis() - next.created_at.toMillis(),
  );
};

/**
 * Stores a report about the other participant of a conversation, once, with a copy of the marked messages.
 */
export const saveConversationReport = async (
  userId: string,
  { thread, said, report }: Asked,
  needs: Needs,
): Promise<Taken> => {
  const { documents, now } = needs;
  const inquiry = readInquiry(await documents.collection('inquiries').doc(thread).get());
  if (!inquiry || (inquiry.buyer_id !== userId && inquiry.seller_id !== userId)) return 'unavailable';
  const other = otherSide(sideOf(inquiry, userId));
  const reported = inquiry[`${other}_id`];
  if (reported === nobody) return 'unavailable';
  const copy = await copyOf(needs, thread, inquiry, reported, said);
  const reference = documents.collection('conversation_reports').doc(conversationReportId(userId, thread));
  return documents.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return 'same';
    if (copy.length === 0) return 'nothing';
    transaction.create(reference, {
      ...report,
      user_id: userId,
      thread_id: thread,
      reported_id: reported,
      reported_name: inquiry[`${other}_name`],
      copy,
      status: 'new',
      created_at: Timestamp.fromMillis(now),
      decided_at: null,
      expires_at: null,
    });
    return 'new';
  });
};
