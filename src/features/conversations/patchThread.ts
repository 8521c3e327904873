import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Proposals } from '../../domain/conversations/proposal.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import type { Revised } from '../../domain/platform/revision.ts';

/** Changes a thread's newest state. Changing an older one would lose updates from the listener. */
export type Patch = (now: Inquiry) => Inquiry;

/** Applies a reply, unless the thread has changed since `answered`. */
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

/** Replaces the thread by a reread one, unless the listener has reported a newer one. */
export const withNewer =
  (read: Inquiry): Patch =>
  (now) =>
    read.updated_at > now.updated_at ? read : now;

/** Marks a thread as seen up to `shown`, its displayed state. Later messages stay unread. */
export const withLook =
  (shown: Inquiry, userId: string): Patch =>
  (now) => {
    const field = `${sideOf(shown, userId)}_seen_at` as const;
    return { ...now, [field]: Math.max(now[field] ?? 0, shown.updated_at) };
  };
