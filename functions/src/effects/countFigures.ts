import type { Firestore } from 'firebase-admin/firestore';
import type { Figures } from '../../../src/domain/schemas/figures.ts';

/** More than anybody has for sale at once. */
const most = 100;

/** The figures of somebody's own listings by their ids: counted where the likes and reveals lie, so never out of step. */
export const countFigures = async (
  documents: Firestore,
  userId: string,
): Promise<Record<string, Figures>> => {
  const own = await documents
    .collection('motorcycles')
    .where('user_id', '==', userId)
    .where('deleted_at', '==', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .select()
    .get();
  const count = async (collection: 'likes' | 'reveals', id: string) =>
    (await documents.collection(collection).where('motorcycle_id', '==', id).count().get()).data().count;
  const counted = own.docs.map(async ({ id }) => {
    const [likes, reveals] = await Promise.all([count('likes', id), count('reveals', id)]);
    return [id, { likes, reveals }] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};
