import { planSoldEmail } from '../emails/soldEmail.plan.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';
import { emailThread, type ThreadNeeds } from './emailThread.ts';

/** More threads than any bike has. */
const maxThreads = 500;

/** Queues an email to everybody who awaits an answer about a sold bike. */
export const emailSold = async (listingId: string, needs: ThreadNeeds): Promise<number> => {
  const { documents, now } = needs;
  const listing = readListing(await documents.collection('motorcycles').doc(listingId).get());
  if (listing?.status !== 'sold') return 0;
  const threads = await documents
    .collection('inquiries')
    .where('bike.id', '==', listingId)
    .where('status', 'in', ['new', 'replied'])
    .limit(maxThreads)
    .get();
  let queued = 0;
  for (const snapshot of threads.docs) {
    const inquiry = readInquiry(snapshot);
    const email = inquiry && planSoldEmail(snapshot.id, inquiry, now);
    if (inquiry && email && (await emailThread(inquiry, email, needs))) queued += 1;
  }
  return queued;
};
