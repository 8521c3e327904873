import * as z from 'zod/mini';
import { Inquiry } from '../domain/conversations/inquiry.schema.ts';
import { isUnread } from '../domain/conversations/inquiry.ts';
import { listDocuments } from './firestore.ts';

const { buyer_id, seller_id, status, updated_at, last_reply_by, buyer_seen_at, seller_seen_at } =
  Inquiry.shape;
const fields = { buyer_id, seller_id, status, updated_at, last_reply_by, buyer_seen_at, seller_seen_at };
const Glance = z.object(fields);

/** Limits the cost, as each document is a paid read. */
const readAtMost = 50;

/**
 * Counts open threads with unread messages (D34). Firestore cannot compare two fields, so this reads up to 50
 * threads as the buyer and 50 as the seller.
 */
export const countUnread = async (userId: string): Promise<number> => {
  const select = Object.keys(fields);
  const sides = await Promise.all([
    listDocuments(Glance, 'inquiries', {
      where: [
        ['seller_id', '==', userId],
        ['status', 'in', ['new', 'replied']],
      ],
      select,
      limit: readAtMost,
    }),
    // Buyers' threads without a reply contain only the buyer's own message, so they are excluded.
    listDocuments(Glance, 'inquiries', {
      where: [
        ['buyer_id', '==', userId],
        ['status', '==', 'replied'],
      ],
      select,
      limit: readAtMost,
    }),
  ]);
  return sides.flat().filter((thread) => isUnread(thread, userId)).length;
};
