import type { Firestore } from 'firebase-admin/firestore';
import { Rates } from '../../../src/domain/money/money.schema.ts';
import { fallbackRates } from '../../../src/domain/money/money.ts';

export const readRates = async (documents: Firestore): Promise<Rates> => {
  const parsed = Rates.safeParse((await documents.doc('rates/current').get()).data());
  return parsed.success ? parsed.data : fallbackRates;
};
