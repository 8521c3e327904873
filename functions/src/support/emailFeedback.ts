import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { Feedback } from '../../../src/domain/schemas/feedback.ts';
import { ticketsFor } from '../emails/limits.ts';
import { type Accounts, nameOf } from './findPerson.ts';
import { queueLetter } from './queueLetter.ts';

/** Queues the operator's letter about one feedback; who wrote it comes from the account. */
export const mailFeedback = async (
  id: string,
  data: unknown,
  needs: { documents: Firestore; accounts: Accounts; operator: string; now: number },
): Promise<boolean> => {
  const parsed = Feedback.safeParse(data);
  if (!parsed.success) {
    logger.warn('a feedback does not parse', { id });
    return false;
  }
  const { user_id, subject, message, rating } = parsed.data;
  const account = await needs.accounts(user_id);
  const name = await nameOf(needs.documents, user_id, account);
  const letter = { subject, message, rating, name, email: account?.email ?? null };
  return queueLetter(
    needs.documents,
    { kind: 'feedback', source: id, to: needs.operator, data: letter },
    needs.now,
    ticketsFor('feedback', { sender: account?.email ?? user_id }),
  );
};
