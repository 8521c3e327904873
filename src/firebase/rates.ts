import { Rates } from '../domain/money/money.schema.ts';
import { getDocument } from './firestore.ts';

/** The rates that the site keeps for everyone, or null where there are none. */
export const readRates = () => getDocument(Rates, 'rates', 'current');
