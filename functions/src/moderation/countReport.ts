import type { Firestore } from 'firebase-admin/firestore';
import { canonicalAddress } from '../emails/canonicalAddress.plan.ts';
import { ticketsFor } from '../emails/limits.ts';
import { consumeQuota } from '../quotas/consumeQuota.ts';
import type { Caller } from '../requests/caller.ts';
import { hashedId } from '../requests/hashedId.plan.ts';
import { areWithin } from '../requests/rateLimit.ts';

/** Counts a report of a listing or of a conversation: by network, then by mailbox. @returns as consumeQuota */
export const countReport = async (
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
  visitor: string,
  documents: Firestore,
  now: number,
): Promise<{ left?: number } | null> => {
  if (!(await areWithin(documents, ticketsFor('report', { visitor }, ['visitor']), now))) return null;
  return consumeQuota(documents, { userId, countedAs: hashedId(canonicalAddress(email)) }, 'report', now);
};
