import type { Firestore } from 'firebase-admin/firestore';
import { photosFromAge } from '../../../src/domain/conversations/messagePhotos.ts';
import { findAccount } from '../readers/accounts.ts';
import { growQuotas } from './growQuotas.ts';

/** Returns true for accounts with a day's age, a confirmed number, or an operator's permission. */
export const maySendPhotos = async (documents: Firestore, userId: string, now: number): Promise<boolean> => {
  if ((await growQuotas(documents, userId, now)).messagePhoto !== undefined) return true;
  const account = await findAccount(userId);
  return account !== null && now - Date.parse(account.metadata.creationTime) >= photosFromAge;
};
