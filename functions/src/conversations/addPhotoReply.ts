import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOpen, sideOf } from '../../../src/domain/conversations/inquiry.ts';
import type { PhotoReply } from '../../../src/domain/conversations/question.schema.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { blockingOf } from './blocks.ts';
import { withPhotoLine } from './photoLine.plan.ts';
import { attach, readUnsent } from './photosInThread.ts';

type Order = { id: string; userId: string; thread: string; language: Language; reply: PhotoReply };
type Outcome = { message: string; created_at: number } | { refused: 'gone' | 'closed' | 'photos' };

/** Writes a reply with photos once, under the conditions of firestore.rules for replies without photos. */
export const addPhotoReply = (
  documents: Firestore,
  { id, userId, thread, language, reply }: Order,
  now: number,
): Promise<Outcome> => {
  const place = documents.collection('inquiries').doc(thread);
  const { photos, ...written } = reply;
  const content = withPhotoLine(language, written);
  return documents.runTransaction(async (transaction): Promise<Outcome> => {
    const inquiry = readInquiry(await transaction.get(place));
    if (!inquiry || (inquiry.buyer_id !== userId && inquiry.seller_id !== userId)) return { refused: 'gone' };
    const done = await transaction.get(place.collection('replies').doc(id));
    if (done.exists)
      return done.get('sender_id') === userId
        ? { message: String(done.get('message')), created_at: done.get('created_at').toMillis() }
        : { refused: 'gone' };
    const { buyer_id, seller_id } = inquiry;
    const blocking = await blockingOf(documents, buyer_id, seller_id, (block) => transaction.get(block));
    if (!isOpen(inquiry) || blocking !== 'none') return { refused: 'closed' };
    const unsent = await readUnsent(transaction, documents, userId, photos);
    if (!unsent) return { refused: 'photos' };
    const at = Timestamp.fromMillis(now);
    transaction.create(done.ref, {
      sender_id: userId,
      sender_name: inquiry[`${sideOf(inquiry, userId)}_name`],
      ...content,
      photos,
      created_at: at,
    });
    transaction.update(place, {
      status: 'replied',
      updated_at: at,
      last_reply_by: userId,
      last_reply_id: id,
    });
    attach(transaction, unsent, thread);
    return { message: content.message, created_at: now };
  });
};
