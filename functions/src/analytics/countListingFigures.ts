import type { Firestore } from 'firebase-admin/firestore';
import type { Figures } from '../../../src/domain/schemas/figures.ts';

/** More than anybody has for sale at once. */
const most = 300;

/** The figures of somebody's own listings by their ids: counted where likes, reveals and threads lie, so never out of step. */
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
  const threads = documents.collection('inquiries').where('seller_id', '==', userId);
  const asked = async (id: string) => (await threads.where('bike.id', '==', id).count().get()).data().count;
  const counted = own.docs.map(async ({ id }) => {
    const [likes, reveals, questions] = await Promise.all([
      count('likes', id),
      count('reveals', id),
      asked(id),
    ]);
    return [id, { likes, reveals, questions }] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};
