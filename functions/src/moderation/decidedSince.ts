import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AdminActionName } from '../../../src/domain/admin/admin.ts';
import type { AdminContext } from './adminAction.ts';

/**
 * The clock of the database at this moment, in milliseconds. Whatever is read afterwards holds every decision until then;
 * clocks of servers and of browsers differ.
 */
export const databaseTime = async (documents: Firestore): Promise<number> =>
  (await documents.collection('audit').limit(1).get()).readTime.toMillis();

/**
 * Whether something else was decided about a target since the operator looked: two who see the same queue would decide
 * twice. The same decision again is no conflict, and a look at phone numbers is no decision.
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
