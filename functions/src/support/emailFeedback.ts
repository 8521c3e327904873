import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { Feedback } from '../../../src/domain/support/feedback.schema.ts';
import { ticketsFor } from '../emails/limits.ts';
import { queueEmail } from '../emails/queueEmail.ts';
import { type Accounts, nameOf } from '../readers/findPerson.ts';

/** Queues an email about feedback. The author's details come from the account. */
export const emailFeedback = async (
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
  const email = { subject, message, rating, name, email: account?.email ?? null };
  return queueEmail(
    needs.documents,
    { kind: 'feedback', source: id, to: needs.operator, data: email },
    needs.now,
    ticketsFor('feedback', { sender: account?.email ?? user_id }),
  );
};
