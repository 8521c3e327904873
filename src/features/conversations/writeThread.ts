import type { Reply } from '../../domain/conversations/inquiry.schema.ts';
import { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { exists, getDocument, readyBatch, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { Step } from '../../firebase/questions.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';

/** Whole text of a message, and the phrases that form its first lines. */
export type MessageContent = Pick<Reply, 'message' | 'phrases'>;
/** Further fields of the thread that the same batch changes. */
export type ThreadChanges = Record<string, unknown>;

/** Plans the writes of a reply and its thread. The rules accept them only together. */
export const planReply = (
  thread: Stored<Inquiry>,
  userId: string,
  id: string,
  content: MessageContent,
  changes: ThreadChanges = {},
): Step[] => [
  {
    set: `inquiries/${thread.id}/replies/${id}`,
    data: {
      sender_id: userId,
      sender_name: thread[`${sideOf(thread, userId)}_name`],
      ...content,
      created_at: serverTime,
    },
  },
  {
    update: `inquiries/${thread.id}`,
    data: { status: 'replied', updated_at: serverTime, last_reply_by: userId, last_reply_id: id, ...changes },
  },
];

export class ReplyRefused extends Error {
  readonly reason: 'noThread' | 'noRecipient' | 'alreadyClosed' | 'tooMany' | 'photosLost' | 'replyFailed';
  constructor(reason: ReplyRefused['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ReplyRefused';
    this.reason = reason;
  }
}

/** Was the reply stored, so that only the response was lost? */
const isReplyStored = (thread: Stored<Inquiry>, id: string) =>
  exists('inquiries', thread.id, 'replies', id).catch(() => false);

const reasonFor = async (thread: Stored<Inquiry>, failure: unknown): Promise<ReplyRefused['reason']> => {
  const code = codeOf(failure);
  if (code === 'resource-exhausted') return 'tooMany';
  if (code !== 'permission-denied' && code !== 'not-found') return 'replyFailed';
  const now = await getDocument(Inquiry, 'inquiries', thread.id).catch(() => undefined);
  if (now === undefined) return code === 'not-found' ? 'noThread' : 'replyFailed';
  if (now === null) return 'noThread';
  return now.status === 'closed' ? 'alreadyClosed' : 'replyFailed';
};

/** Retries with the same id send the reply once. Rejects with ReplyRefused. @returns the stored reply */
export const sendReply = async (
  thread: Stored<Inquiry>,
  userId: string,
  id: string,
  content: MessageContent,
  changes: ThreadChanges = {},
): Promise<Stored<Reply>> => {
  if (thread.contact_email === null) throw new ReplyRefused('noRecipient');
  try {
    const path = `inquiries/${thread.id}/replies/${id}`;
    await writeCounted(userId, 'reply', path, planReply(thread, userId, id, content, changes));
  } catch (failure) {
    if (!(await isReplyStored(thread, id)))
      throw new ReplyRefused(await reasonFor(thread, failure), { cause: failure });
  }
  const sender_name = thread[`${sideOf(thread, userId)}_name`];
  return { id, sender_id: userId, sender_name, ...content, created_at: Date.now() };
};

const closing = (id: string, userId: string): Step[] => [
  {
    update: `inquiries/${id}`,
    data: { status: 'closed', updated_at: serverTime, closed_by: userId },
  },
];

/** Closes a thread for good, for both sides. Also succeeds if the other side has closed it. */
export const closeThread = async (id: string, userId: string): Promise<void> => {
  try {
    await writeBatch(closing(id, userId));
  } catch (failure) {
    const now = await getDocument(Inquiry, 'inquiries', id).catch(() => null);
    if (now?.status !== 'closed') throw failure;
  }
};

/** @returns a function that closes the thread while the page unloads */
export const readyToClose = (id: string, userId: string): Promise<() => Promise<unknown>> =>
  readyBatch(closing(id, userId));

export const markSeen = (thread: Stored<Inquiry>, userId: string): Promise<void> =>
  writeBatch([
    { update: `inquiries/${thread.id}`, data: { [`${sideOf(thread, userId)}_seen_at`]: serverTime } },
  ]);
