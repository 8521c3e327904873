import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readInquiry } from '../conversations/readInquiry.ts';
import { isStillTrue } from '../conversations/soldEmail.plan.ts';
import { readListing } from '../listings/readListing.ts';
import type { Mail } from './mail.ts';

/** Whether an email has stopped being true while it waited: the seller has taken the sale back, or the thread is closed. */
export const isOutdated = async (
  transaction: Transaction,
  documents: Firestore,
  mail: Mail,
): Promise<boolean> => {
  if (mail.kind !== 'bikeSold' || mail.data === null) return false;
  const inquiry = readInquiry(await transaction.get(documents.collection('inquiries').doc(mail.data.thread)));
  if (!inquiry) return true;
  const bike = await transaction.get(documents.collection('motorcycles').doc(inquiry.bike.id));
  return !isStillTrue(inquiry, readListing(bike));
};
