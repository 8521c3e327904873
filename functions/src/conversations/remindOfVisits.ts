import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { planVisitReminders, tomorrow } from '../emails/visitReminder.plan.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';
import { emailThread, type ThreadNeeds } from './emailThread.ts';

const batch = 200;

/**
 * Queues a reminder to both sides of every visit agreed for tomorrow. A visit moved to another time gets
 * another reminder.
 */
export const remindOfVisits = async (needs: ThreadNeeds): Promise<number> => {
  const { documents, now } = needs;
  const { from, to } = tomorrow(now);
  const visits = documents
    .collection('inquiries')
    .where('visit.state', '==', 'accepted')
    .where('visit.starts_at', '>=', Timestamp.fromMillis(from))
    .where('visit.starts_at', '<', Timestamp.fromMillis(to))
    .orderBy('visit.starts_at')
    .limit(batch);
  let queued = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? visits.startAfter(last) : visits).get();
    for (const snapshot of docs) {
      const inquiry = readInquiry(snapshot);
      if (!inquiry) continue;
      const listing = readListing(await documents.collection('motorcycles').doc(inquiry.bike.id).get());
      for (const email of planVisitReminders(snapshot.id, inquiry, listing, now))
        if (await emailThread(inquiry, email, needs)) queued += 1;
    }
    last = docs.length === batch ? docs.at(-1) : undefined;
  } while (last);
  return queued;
};
