import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readInquiry } from '../conversations/readInquiry.ts';
import { isStillAsked, isStillTrue } from '../conversations/soldEmail.plan.ts';
import { isVisitDue } from '../conversations/visitReminder.plan.ts';
import { readListing } from '../listings/readListing.ts';
import type { Mail } from './mail.ts';

/**
 * Whether an email has stopped being true while it waited: the seller has taken the sale back or
 * the buyer has answered, the visit was moved or
 * cancelled, or the thread is closed.
 */
export const isOutdated = async (
  transaction: Transaction,
  documents: Firestore,
  mail: Mail,
  now: number,
): Promise<boolean> => {
  if (mail.kind !== 'bikeSold' && mail.kind !== 'boughtQuestion' && mail.kind !== 'visitReminder')
    return false;
  if (mail.data === null) return false;
  const inquiry = readInquiry(await transaction.get(documents.collection('inquiries').doc(mail.data.thread)));
  if (!inquiry) return true;
  const listing = readListing(
    await transaction.get(documents.collection('motorcycles').doc(inquiry.bike.id)),
  );
  if (mail.kind === 'boughtQuestion') return !isStillAsked(inquiry, listing);
  return mail.kind === 'bikeSold'
    ? !isStillTrue(inquiry, listing)
    : !isVisitDue(inquiry, listing, now) || inquiry.visit?.starts_at !== mail.data.visit.starts_at;
};
