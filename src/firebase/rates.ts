import { Rates } from '../domain/money/money.schema.ts';
import { getDocument } from './firestore.ts';

export const readRates = () => getDocument(Rates, 'rates', 'current');
