import type { Firestore } from 'firebase-admin/firestore';
import { PublicAccounts } from '../../../src/domain/trust/publicAccounts.schema.ts';

export const readAccounts = async (documents: Firestore): Promise<PublicAccounts | null> => {
  const parsed = PublicAccounts.safeParse((await documents.collection('stats').doc('trust').get()).data());
  return parsed.success ? parsed.data : null;
};
