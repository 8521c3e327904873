import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { Reply } from '../../../src/domain/schemas/inquiry.ts';
import { mailThread } from '../effects/mailThread.ts';
import { readInquiry } from '../effects/readInquiry.ts';
import { planReplyLetter } from '../plans/planThreadLetters.ts';
import { isOldNews } from './isOldNews.ts';
import { isTooOld } from './isTooOld.ts';
import { threadNeeds } from './threadNeeds.ts';

/** A reply goes by letter to the other side of its thread. */
export const onReplyCreated = onDocumentCreated(
  { document: 'inquiries/{thread}/replies/{reply}', retry: true },
  async (event) => {
    if (isTooOld(event, Date.now()) || isOldNews(event, event.data)) return;
    const { thread, reply } = event.params;
    const parsed = Reply.safeParse(event.data?.data());
    if (!parsed.success) return logger.warn('a reply does not parse', { thread, reply });
    const needs = threadNeeds();
    const inquiry = readInquiry(await needs.documents.collection('inquiries').doc(thread).get());
    const letter = inquiry && planReplyLetter(thread, reply, inquiry, parsed.data);
    if (inquiry && letter) await mailThread(inquiry, letter, needs);
  },
);
