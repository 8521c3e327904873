import { Timestamp } from 'firebase-admin/firestore';
import { FraudSigns } from '../../../src/domain/moderation/signs.schema.ts';
import { pointsOf, type Sign } from '../../../src/domain/moderation/signs.ts';
import { planPlace } from './signs.plan.ts';
import type { SignNeeds } from './writerFacts.ts';

type Seen = Pick<FraudSigns, 'subject' | 'user_id' | 'motorcycle_id' | 'price' | 'photos' | 'message'>;

/** Puts what was found into the queue of operators, keeps it there or takes it out. Safe to repeat; it hides nothing. */
export const placeSigns = (
  { documents, now }: SignNeeds,
  id: string,
  seen: Seen,
  found: readonly Sign[],
): Promise<void> => {
  const place = documents.collection('fraud_signs').doc(id);
  const suspension = documents.collection('suspensions').doc(seen.user_id);
  return documents.runTransaction(async (transaction) => {
    const [lying, suspended] = await transaction.getAll(place, suspension);
    const known = FraudSigns.safeParse(lying?.data());
    const plan = planPlace(known.success ? known.data : null, found);
    if (plan === 'remove') transaction.delete(place);
    // An operator has looked at whoever is suspended.
    if (plan !== 'open' || suspended?.exists) return;
    transaction.set(place, {
      ...seen,
      signs: found,
      points: pointsOf(found),
      status: 'new',
      created_at: Timestamp.fromMillis(known.success ? known.data.created_at : now),
      updated_at: Timestamp.fromMillis(now),
      expires_at: null,
    });
  });
};
