import type { Wanted } from '../../firebase/questions.ts';

/** Own listings that are not deleted, newest first (S7.12). */
export const ownQuery = (userId: string): Wanted => ({
  where: [
    ['user_id', '==', userId],
    ['deleted_at', '==', null],
  ],
  orderBy: ['created_at', 'desc'],
});
