import { onDocumentCreated } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import { Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { answerAway } from '../conversations/answerAway.ts';
import { emailThread } from '../conversations/emailThread.ts';
import { threadNeeds } from '../conversations/threadNeeds.ts';
import { planReplyEmails } from '../emails/threadEmails.plan.ts';
import { refreshSeller } from '../flows/refreshSeller.ts';
import { noticeReply } from '../fraudSignals/noticeMessage.ts';
import { signNeeds } from '../fraudSignals/signNeeds.ts';
import { isOldEvent } from '../platform/isOldEvent.ts';
import { onTime } from '../platform/onTime.ts';
import { bindSecrets } from '../platform/secrets.ts';
import { readInquiry } from '../readers/readInquiry.ts';

/** Emails a message to the other side of its thread, and answers it for an absent seller. */
export const onReplyCreated = onDocumentCreated(
  { document: 'inquiries/{thread}/replies/{reply}', retry: true, ...bindSecrets('LINK_SECRET') },
  onTime(async (event) => {
    if (isOldEvent(event, event.data)) return;
    const { thread, reply } = event.params;
    const parsed = Reply.safeParse(event.data?.data());
    if (!parsed.success) return logger.warn('a reply does not parse', { thread, reply });
    const needs = threadNeeds();
    const inquiry = readInquiry(await needs.documents.collection('inquiries').doc(thread).get());
    if (!inquiry) return;
    for (const email of planReplyEmails(thread, reply, inquiry, parsed.data))
      await emailThread(inquiry, email, needs);
    if (parsed.data.sender_id === inquiry.seller_id) await refreshSeller(inquiry.seller_id);
    await noticeReply(signNeeds(), { thread, id: reply }, inquiry, parsed.data);
    if (parsed.data.sender_id !== inquiry.buyer_id) return;
    const times = { messageAt: parsed.data.created_at, now: needs.now };
    await answerAway(needs.documents, thread, inquiry, times);
  }),
);
