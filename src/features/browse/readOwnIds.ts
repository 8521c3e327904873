import * as z from 'zod/mini';
import { listDocuments } from '../../firebase/firestore.ts';

/** More than anybody has for sale at once. */
const most = 300;
const Listed = z.object({ status: z.string() });

/** The ids of somebody's own listings: nothing else of them is sent. */
export const readOwnIds = async (userId: string): Promise<string[]> => {
  const listings = await listDocuments(Listed, 'motorcycles', {
    where: [
      ['user_id', '==', userId],
      ['deleted_at', '==', null],
    ],
    orderBy: ['created_at', 'desc'],
    select: ['status'],
    limit: most,
  });
  return listings.map(({ id }) => id);
};
