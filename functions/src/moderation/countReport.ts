import type { Firestore } from 'firebase-admin/firestore';
import { ticketsFor } from '../emails/limits.ts';
import { type Caller, senderOf } from '../http/caller.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { areWithin } from '../http/rateLimit.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';

/**
 * Counts a report against the limits of the caller's network and mailbox.
 * @returns null if a limit is exhausted
 */
export const countReport = async (
  caller: Pick<Caller, 'userId' | 'email' | 'phone'>,
  visitor: string,
  documents: Firestore,
  now: number,
): Promise<{ left?: number } | null> => {
  if (!(await areWithin(documents, ticketsFor('report', { visitor }, ['visitor']), now))) return null;
  return consumeQuota(
    documents,
    { userId: caller.userId, countedAs: hashedId(senderOf(caller)) },
    'report',
    now,
  );
};
