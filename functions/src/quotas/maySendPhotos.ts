import type { Firestore } from 'firebase-admin/firestore';
import { photosFromAge } from '../../../src/domain/conversations/messagePhotos.ts';
import { findAccount } from '../readers/accounts.ts';
import { growQuotas } from './growQuotas.ts';

/**
 * Returns true for accounts that are a day old, have a confirmed number, or were permitted by an operator.
 */
export const maySendPhotos = async (documents: Firestore, userId: string, now: number): Promise<boolean> => {
  if ((await growQuotas(documents, userId, now)).messagePhoto !== undefined) return true;
  const account = await findAccount(userId);
  return account !== null && now - Date.parse(account.metadata.creationTime) >= photosFromAge;
};
