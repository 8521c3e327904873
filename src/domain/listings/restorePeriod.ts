import { day } from '../time/time.ts';

/** Milliseconds in which a seller can restore what they deleted, also in firestore.rules; then it is purged (D58). */
export const restorePeriod = 30 * day;
