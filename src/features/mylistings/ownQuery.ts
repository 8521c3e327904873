import type { Wanted } from '../../firebase/questions.ts';

/** One's own listings as they are asked for: without deleted ones, newest first (S7.12). */
export const ownQuery = (userId: string): Wanted => ({
  where: [
    ['user_id', '==', userId],
    ['deleted_at', '==', null],
  ],
  orderBy: ['created_at', 'desc'],
});
