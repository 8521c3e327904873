import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isSaidByBoth } from '../../../src/domain/reviews/review.ts';
import { readInquiry } from '../readers/readInquiry.ts';

/**
 * Records a deal once the buyer has closed the thread as bought and the seller has named the buyer. Does
 * nothing if the bike is not sold or already has a deal.
 */
export const completeDeal = (documents: Firestore, id: string): Promise<boolean> =>
  documents.runTransaction(async (transaction) => {
    const place = documents.collection('inquiries').doc(id);
    const inquiry = readInquiry(await transaction.get(place));
    if (!inquiry || !isSaidByBoth(inquiry)) return false;
    const deal = documents.collection('deals').doc(inquiry.bike.id);
    const bike = documents.collection('motorcycles').doc(inquiry.bike.id);
    const [taken, listing] = await transaction.getAll(deal, bike);
    if (taken?.exists || listing?.get('status') !== 'sold') return false;
    const moment = FieldValue.serverTimestamp();
    transaction.create(deal, { thread_id: id, agreed_at: moment });
    transaction.update(place, { sold_at: moment, updated_at: moment });
    return true;
  });
