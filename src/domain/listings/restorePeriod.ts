import { day } from '../time/time.ts';

/**
 * Milliseconds in which a seller can restore a deleted listing, as in firestore.rules. Then it is purged
 * (D58).
 */
export const restorePeriod = 30 * day;
