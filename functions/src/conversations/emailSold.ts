import { planSoldEmail } from '../emails/soldEmail.plan.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';
import { emailThread, type ThreadNeeds } from './emailThread.ts';

/** More than one bike has ever been asked about. */
const most = 500;

/**
 * Queues an email to everybody who waits for an answer about a bike that is sold. Safe to call any number of times: a
 * conversation gets one.
 * @returns how many are new
 */
export const emailSold = async (listingId: string, needs: ThreadNeeds): Promise<number> => {
  const { documents, now } = needs;
  const listing = readListing(await documents.collection('motorcycles').doc(listingId).get());
  if (listing?.status !== 'sold') return 0;
  const threads = await documents
    .collection('inquiries')
    .where('bike.id', '==', listingId)
    .where('status', 'in', ['new', 'replied'])
    .limit(most)
    .get();
  let queued = 0;
  for (const snapshot of threads.docs) {
    const inquiry = readInquiry(snapshot);
    const email = inquiry && planSoldEmail(snapshot.id, inquiry, now);
    if (inquiry && email && (await emailThread(inquiry, email, needs))) queued += 1;
  }
  return queued;
};
