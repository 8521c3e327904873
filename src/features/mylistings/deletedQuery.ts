import { restorePeriod } from '../../domain/listings/restorePeriod.ts';
import type { Wanted } from '../../firebase/questions.ts';

/** Own deleted listings that can be restored, the last deleted first. */
export const deletedQuery = (userId: string, now: number): Wanted => ({
  where: [
    ['user_id', '==', userId],
    ['deleted_at', '>', new Date(now - restorePeriod)],
  ],
  orderBy: ['deleted_at', 'desc'],
  limit: 50,
});
