import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { buildListing } from '../fixtures/buildListing.ts';
import { call, documents, fresh, functionUrl, publish } from './suite.ts';

/** In the far future: the suite's retries skip these emails. */
export const future = Date.UTC(2100, 0, 1);
export const requestId = () => randomBytes(10).toString('hex');

export const sell = async (sellerId: string, changes: object = {}) => {
  const id = fresh('asked');
  const bike = buildListing({ id, slug: id, user_id: sellerId, seller_name: 'Hoa', ...changes });
  await publish(bike);
  return bike;
};
export const question = (listing_id: string, changes: object = {}) => ({
  listing_id,
  name: 'Minh',
  phone: null,
  message: 'Is it still for sale?',
  ...changes,
});
export const ask = (token: string | undefined, listingId: string, changes: object = {}, id = requestId()) =>
  call('sendInquiry', { id, language: 'en', question: question(listingId, changes) }, token);
export const threadIn = ({ body }: { body: string }): string => JSON.parse(body).result.thread;
export const threadsAbout = (listingId: string) =>
  documents.collection('inquiries').where('bike.id', '==', listingId).get();

/** Delivers an address's emails at once, without `lookTime` (functions/src/emails/bundle.plan.ts). */
export const deliverWaiting = async (address: string): Promise<void> => {
  const waiting = await documents.collection('mail').where('to', '==', address).get();
  for (const email of waiting.docs)
    if (email.get('state') === 'queued') await email.ref.update({ due_at: Timestamp.fromMillis(0) });
  await fetch(functionUrl('retryFailedEmailsNow'), { method: 'POST' });
};
