import * as z from 'zod/mini';
import { Inquiry } from '../domain/conversations/inquiry.schema.ts';
import { isUnread } from '../domain/conversations/inquiry.ts';
import { listDocuments } from './firestore.ts';

const { buyer_id, seller_id, status, updated_at, last_reply_by, buyer_seen_at, seller_seen_at } =
  Inquiry.shape;
const fields = { buyer_id, seller_id, status, updated_at, last_reply_by, buyer_seen_at, seller_seen_at };
const Glance = z.object(fields);

/** Bounds the price of a count: each document is one read. More open conversations than this are rare. */
const readAtMost = 50;

/**
 * Counts the open threads in which the other side has spoken since this person last looked (D34). Firestore cannot
 * compare two fields of a document, so the few that are open are read. Of more than 50 on a side, 50 are looked at.
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
    // Before the first answer, the buyer's own words are the last.
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
