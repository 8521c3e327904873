import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Proposals } from '../../domain/conversations/proposal.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Revised } from '../../domain/platform/revision.ts';

/**
 * What was just written, put into what is known of a thread by now: the listener may have told of something newer
 * while the answer was on its way, and says it only once.
 */
export type Patch = (now: Inquiry) => Inquiry;

/** A reply was sent, with what it changes of the offer or the visit. `answered` is the thread as it stood when it was. */
export const withReply =
  (answered: Inquiry, reply: Stored<Reply>, changes: Proposals & Revised = {}): Patch =>
  (now) =>
    now.updated_at === answered.updated_at && now.status === answered.status
      ? {
          ...now,
          ...changes,
          status: 'replied',
          updated_at: reply.created_at,
          last_reply_by: reply.sender_id,
          last_reply_id: reply.id,
        }
      : now;

/** A thread was read again: it is taken over unless the listener has told of something newer. */
export const withNewer =
  (read: Inquiry): Patch =>
  (now) =>
    read.updated_at > now.updated_at ? read : now;

/** Somebody has looked at a thread. `shown` is the thread as it was on the screen: what came later is unread. */
export const withLook =
  (shown: Inquiry, userId: string): Patch =>
  (now) => {
    const field = `${sideOf(shown, userId)}_seen_at` as const;
    return { ...now, [field]: Math.max(now[field] ?? 0, shown.updated_at) };
  };
