import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { AwayAnswer } from '../../../src/domain/conversations/away.schema.ts';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';
import { mayAnswer, planAutoAnswer } from './autoAnswer.plan.ts';
import { blockingOf } from './blocks.ts';

/**
 * Stores an absent seller's automatic answer in the thread, at most once (decision 135). A reply would cause
 * an email and change the seller's figures.
 * @param messageAt when the buyer wrote, in ms
 */
export const answerAway = async (
  documents: Firestore,
  thread: string,
  inquiry: Inquiry,
  { messageAt, now }: { messageAt: number; now: number },
): Promise<boolean> => {
  if (!mayAnswer(inquiry, messageAt, now)) return false;
  const setting = documents.collection('away_answers').doc(inquiry.seller_id);
  // Most sellers have no setting: one read is cheaper than a transaction.
  if (((await setting.get()).get('away') ?? null) === null) return false;
  const place = documents.collection('inquiries').doc(thread);
  return documents.runTransaction(async (transaction) => {
    const current = readInquiry(await transaction.get(place));
    if (!current) return false;
    const { seller_id, buyer_id, bike } = current;
    const listing = readListing(await transaction.get(documents.collection('motorcycles').doc(bike.id)));
    const parsed = AwayAnswer.safeParse((await transaction.get(setting)).data());
    const blocked = await blockingOf(documents, seller_id, buyer_id, (one) => transaction.get(one));
    const away = parsed.success && blocked === 'none' ? parsed.data.away : null;
    const answer = planAutoAnswer(current, away, listing, { messageAt, now });
    if (!answer) return false;
    transaction.update(place, {
      auto_answer: { away: answer.away, at: Timestamp.fromMillis(answer.at) },
      // Browsers find changed threads by this field.
      updated_at: FieldValue.serverTimestamp(),
    });
    return true;
  });
};
