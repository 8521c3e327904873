import { onDocumentWritten } from 'firebase-functions/firestore';
import { mailThread } from '../effects/mailThread.ts';
import { readInquiry } from '../effects/readInquiry.ts';
import { planThreadLetters } from '../plans/planThreadLetters.ts';
import { isOldNews } from './isOldNews.ts';
import { isTooOld } from './isTooOld.ts';
import { threadNeeds } from './threadNeeds.ts';

/** A thread begins or ends: the seller gets a letter. */
export const onInquiryWritten = onDocumentWritten(
  { document: 'inquiries/{id}', retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const inquiry = readInquiry(after);
    if (!inquiry || isTooOld(event, Date.now())) return;
    if (!before?.exists && isOldNews(event, after)) return;
    const letters = planThreadLetters(event.params.id, readInquiry(before), inquiry);
    for (const letter of letters) await mailThread(inquiry, letter, threadNeeds());
  },
);
