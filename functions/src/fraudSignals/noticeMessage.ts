import { phonesIn } from '../../../src/domain/contacts/phonesIn.ts';
import type { Inquiry, Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../../src/domain/conversations/inquiry.ts';
import { signsOfMessage } from '../../../src/domain/moderation/findSigns.ts';
import { signsId } from '../../../src/domain/moderation/signs.ts';
import { textPrint } from '../../../src/domain/moderation/textPrint.ts';
import { placeSigns } from './placeSigns.ts';
import { type SignNeeds, writerFacts } from './writerFacts.ts';

/** Days within which the same message from another account is a fraud signal. */
export const messageDays = 90;

/** Returns whether the text has nothing to check, which saves database reads for most messages. */
const saysNothing = (text: string, phones: readonly string[]): boolean =>
  phones.length === 0 &&
  textPrint(text) === null &&
  signsOfMessage({ accountDays: null, throwawayMail: false, suspendedPhone: false, othersWithText: 0, text })
    .length === 0;

type First = { userId: string; message: string; phone: string | null };

const notice = async (needs: SignNeeds, thread: string, inquiry: Inquiry, first: First): Promise<void> => {
  const { userId, message } = first;
  const phones = [...new Set([...phonesIn(message), ...(first.phone ? [first.phone] : [])])];
  if (saysNothing(message, phones)) return;
  const id = `${thread}_${sideOf(inquiry, userId)}`;
  const listingId = inquiry.bike.id;
  const facts = await writerFacts(needs, {
    id,
    userId,
    listingId,
    text: message,
    phones,
    forDays: messageDays,
  });
  if (!facts) return;
  await placeSigns(
    needs,
    signsId('message', id),
    { subject: 'message', user_id: userId, motorcycle_id: listingId, price: null, photos: [], message },
    signsOfMessage(facts),
  );
};

export const noticeQuestion = (needs: SignNeeds, thread: string, inquiry: Inquiry): Promise<void> =>
  notice(needs, thread, inquiry, {
    userId: inquiry.buyer_id,
    message: inquiry.message,
    phone: inquiry.contact_phone,
  });

export const noticeReply = async (
  needs: SignNeeds,
  { thread, id }: { thread: string; id: string },
  inquiry: Inquiry,
  reply: Reply,
): Promise<void> => {
  if (reply.sender_id !== inquiry.seller_id || saysNothing(reply.message, phonesIn(reply.message))) return;
  const replies = needs.documents.collection('inquiries').doc(thread).collection('replies');
  const own = await replies.where('sender_id', '==', reply.sender_id).limit(2).get();
  // Only the seller's first reply in a thread is checked.
  if (own.docs.some((other) => other.id !== id && other.get('created_at').toMillis() < reply.created_at))
    return;
  await notice(needs, thread, inquiry, { userId: reply.sender_id, message: reply.message, phone: null });
};
