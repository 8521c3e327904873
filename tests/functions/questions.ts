import { randomBytes } from 'node:crypto';
import { buildListing } from '../fixtures/buildListing.ts';
import { call, documents, fresh, publish } from './suite.ts';

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
