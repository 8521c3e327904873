import type { Firestore } from 'firebase-admin/firestore';
import type { SellerShares } from '../../../src/domain/trust/publicAccounts.schema.ts';
import { accounts } from '../readers/accounts.ts';
import { planShares } from './month.plan.ts';

/** Limit of a request to Firebase Auth. */
const atOnce = 100;

/**
 * Counts the sellers with a bike for sale, and how many of them confirmed an email address or phone number.
 */
export const countSellers = async (documents: Firestore): Promise<SellerShares> => {
  const bikes = documents
    .collection('motorcycles')
    .where('deleted_at', '==', null)
    .where('status', '==', 'active')
    .select('user_id');
  const sellers = [...new Set((await bikes.get()).docs.map((bike) => String(bike.get('user_id'))))];
  const auth = await accounts();
  const confirmed: { email: boolean; phone: boolean }[] = [];
  for (let first = 0; first < sellers.length; first += atOnce) {
    const { users } = await auth.getUsers(sellers.slice(first, first + atOnce).map((uid) => ({ uid })));
    confirmed.push(
      ...users.map(({ emailVerified, phoneNumber }) => ({
        email: Boolean(emailVerified),
        phone: Boolean(phoneNumber),
      })),
    );
  }
  return planShares(confirmed);
};
