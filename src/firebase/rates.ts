import { Rates } from '../domain/money/money.schema.ts';
import { getDocument } from './firestore.ts';

/** Reads the site's exchange rates; null if there are none. */
export const readRates = () => getDocument(Rates, 'rates', 'current');
