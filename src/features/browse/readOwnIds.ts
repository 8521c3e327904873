import * as z from 'zod/mini';
import { listDocuments } from '../../firebase/firestore.ts';

const maxListings = 300;
const Listed = z.object({ status: z.string() });

export const readOwnIds = async (userId: string): Promise<string[]> => {
  const listings = await listDocuments(Listed, 'motorcycles', {
    where: [
      ['user_id', '==', userId],
      ['deleted_at', '==', null],
    ],
    orderBy: ['created_at', 'desc'],
    select: ['status'],
    limit: maxListings,
  });
  return listings.map(({ id }) => id);
};
