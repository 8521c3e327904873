import { Timestamp } from 'firebase-admin/firestore';
import type { ReturnReason, SuspendReason } from '../../../src/domain/moderation.ts';
import { revoke } from '../effects/revocations.ts';
import { type Desk, type Outcome, receiverOf, record, tell } from './desk.ts';

type Because<R> = { reason: R; note: string | null };

const reference = ({ documents }: Desk, userId: string) => documents.collection('suspensions').doc(userId);

/** What somebody has written last, from which their language can be told where nothing else says it. */
const writingOf = async ({ documents }: Desk, userId: string) => {
  const listings = await documents.collection('motorcycles').where('user_id', '==', userId).limit(1).get();
  return String(listings.docs[0]?.get('description') ?? '');
};

/** Closes the site to somebody and tells them why. What follows from it is settleSuspension's. */
export const suspendPerson = async (
  desk: Desk,
  userId: string,
  decision: Because<SuspendReason>,
): Promise<Outcome> => {
  if (!(await desk.accounts(userId))) return 'gone';
  const person = await receiverOf(desk, userId, await writingOf(desk, userId));
  return desk.documents.runTransaction(async (transaction) => {
    if ((await transaction.get(reference(desk, userId))).exists) return 'same';
    transaction.create(reference(desk, userId), {
      ...decision,
      suspended_at: Timestamp.fromMillis(desk.now),
    });
    revoke(transaction, desk.documents, userId, desk.now);
    const entry = record(transaction, desk, { act: 'suspend', target: `accounts/${userId}`, decision });
    tell(transaction, desk, entry, person, { event: 'suspended', decision, bike: null });
    return 'done';
  });
};

/** Opens the site to somebody again. */
export const liftSuspension = async (
  desk: Desk,
  userId: string,
  decision: Because<ReturnReason>,
): Promise<Outcome> => {
  const person = await receiverOf(desk, userId, await writingOf(desk, userId));
  return desk.documents.runTransaction(async (transaction) => {
    if (!(await transaction.get(reference(desk, userId))).exists) return 'same';
    transaction.delete(reference(desk, userId));
    const entry = record(transaction, desk, { act: 'lift', target: `accounts/${userId}`, decision });
    tell(transaction, desk, entry, person, { event: 'lifted', decision, bike: null });
    return 'done';
  });
};
