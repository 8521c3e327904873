import { day } from '../time/time.ts';

/** Milliseconds. For so long a seller can restore what they deleted, for firestore.rules, too; then it is purged (D58). */
export const restorePeriod = 30 * day;
