import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AdminActionName } from '../../../src/domain/admin/admin.ts';
import type { AdminContext } from './adminAction.ts';

/** Returns the database's time in milliseconds. Server clocks differ: this one orders decisions and reads. */
export const databaseTime = async (documents: Firestore): Promise<number> =>
  (await documents.collection('audit').limit(1).get()).readTime.toMillis();

/**
 * Returns whether another decision about a target was made since the operator read it. The same decision is
 * no conflict; reading phone numbers is no decision.
 */
export const isDecidedSince = async (
  transaction: Transaction,
  { documents, seen }: Pick<AdminContext, 'documents' | 'seen'>,
  target: string,
  act: AdminActionName,
): Promise<boolean> => {
  if (seen === undefined) return false;
  const { docs } = await transaction.get(documents.collection('audit').where('target', '==', target));
  return docs.some(
    (entry) =>
      entry.createTime.toMillis() > seen && entry.get('act') !== act && entry.get('act') !== 'numbers',
  );
};
