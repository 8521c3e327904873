import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AdminActionName } from '../../../src/domain/admin/admin.ts';
import type { AdminContext } from './adminAction.ts';

/** Returns the database's time in milliseconds, since server clocks differ. */
export const databaseTime = async (documents: Firestore): Promise<number> =>
  (await documents.collection('audit').limit(1).get()).readTime.toMillis();

/**
 * Returns whether an action on the target was recorded after the operator read the target. Reading phone
 * numbers does not count.
 */
export const isTouchedSince = async (
  transaction: Transaction,
  { documents, seen }: Pick<AdminContext, 'documents' | 'seen'>,
  target: string,
  except?: AdminActionName,
): Promise<boolean> => {
  if (seen === undefined) return false;
  const { docs } = await transaction.get(documents.collection('audit').where('target', '==', target));
  return docs.some(
    (entry) =>
      entry.createTime.toMillis() > seen && entry.get('act') !== except && entry.get('act') !== 'numbers',
  );
};

/** Returns whether an action other than `act` was recorded after the operator read the target. */
export const isDecidedSince = (
  transaction: Transaction,
  context: Pick<AdminContext, 'documents' | 'seen'>,
  target: string,
  act: AdminActionName,
): Promise<boolean> => isTouchedSince(transaction, context, target, act);
