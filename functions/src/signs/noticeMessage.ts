import { phonesIn } from '../../../src/domain/contacts/phonesIn.ts';
import type { Inquiry, Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../../src/domain/conversations/inquiry.ts';
import { signsOfMessage } from '../../../src/domain/moderation/findSigns.ts';
import { signsId } from '../../../src/domain/moderation/signs.ts';
import { textPrint } from '../../../src/domain/moderation/textPrint.ts';
import { placeSigns } from './placeSigns.ts';
import { type SignNeeds, writerFacts } from './writerFacts.ts';

/** How long the same message under another name counts, in days. */
const messageDays = 90;

/** Nothing in these words can reach the queue, whoever wrote them; most messages are such ones, and cost no read. */
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

/** Looks at a buyer’s question, which is the first message of its thread. */
export const noticeQuestion = (needs: SignNeeds, thread: string, inquiry: Inquiry): Promise<void> =>
  notice(needs, thread, inquiry, {
    userId: inquiry.buyer_id,
    message: inquiry.message,
    phone: inquiry.contact_phone,
  });

/** Looks at a seller’s reply where it is their first one in the thread. */
export const noticeReply = async (
  needs: SignNeeds,
  { thread, id }: { thread: string; id: string },
  inquiry: Inquiry,
  reply: Reply,
): Promise<void> => {
  if (reply.sender_id !== inquiry.seller_id || saysNothing(reply.message, phonesIn(reply.message))) return;
  const replies = needs.documents.collection('inquiries').doc(thread).collection('replies');
  const own = await replies.where('sender_id', '==', reply.sender_id).limit(2).get();
  // One that came before it is the first.
  if (own.docs.some((other) => other.id !== id && other.get('created_at').toMillis() < reply.created_at))
    return;
  await notice(needs, thread, inquiry, { userId: reply.sender_id, message: reply.message, phone: null });
};
