import { Timestamp } from 'firebase-admin/firestore';
import { FraudSigns } from '../../../src/domain/moderation/signs.schema.ts';
import { pointsOf, type Sign } from '../../../src/domain/moderation/signs.ts';
import { planPlace } from './signs.plan.ts';
import type { SignNeeds } from './writerFacts.ts';

type Seen = Pick<FraudSigns, 'subject' | 'user_id' | 'motorcycle_id' | 'price' | 'photos' | 'message'>;

/** Adds or removes an entry of the operators' queue. Safe to repeat; never hides the listing. */
export const placeSigns = (
  { documents, now }: SignNeeds,
  id: string,
  seen: Seen,
  signals: readonly Sign[],
): Promise<void> => {
  const place = documents.collection('fraud_signs').doc(id);
  const suspension = documents.collection('suspensions').doc(seen.user_id);
  return documents.runTransaction(async (transaction) => {
    const [lying, suspended] = await transaction.getAll(place, suspension);
    const earlier = FraudSigns.safeParse(lying?.data());
    const plan = planPlace(earlier.success ? earlier.data : null, signals);
    if (plan === 'remove') transaction.delete(place);
    // A suspended person needs no further decision.
    if (plan !== 'open' || suspended?.exists) return;
    transaction.set(place, {
      ...seen,
      signs: signals,
      points: pointsOf(signals),
      status: 'new',
      created_at: Timestamp.fromMillis(earlier.success ? earlier.data.created_at : now),
      updated_at: Timestamp.fromMillis(now),
      expires_at: null,
    });
  });
};
