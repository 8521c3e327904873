import { day } from '../time/time.ts';

/** Milliseconds to restore a deleted listing, as in firestore.rules (D58). */
export const restorePeriod = 30 * day;
