import type { Firestore } from 'firebase-admin/firestore';
import type { Figures } from '../../../src/domain/listings/figures.schema.ts';
import { countNewViews } from './addListingViews.ts';

/** More listings than any seller has. */
const maxListings = 300;

/** Counts from the documents themselves, so that the figures never drift. */
export const countListingFigures = async (
  documents: Firestore,
  userId: string,
): Promise<Record<string, Figures>> => {
  const own = await documents
    .collection('motorcycles')
    .where('user_id', '==', userId)
    .where('deleted_at', '==', null)
    .orderBy('created_at', 'desc')
    .limit(maxListings)
    .select()
    .get();
  const count = async (collection: 'likes' | 'reveals', id: string) =>
    (await documents.collection(collection).where('motorcycle_id', '==', id).count().get()).data().count;
  const threads = documents.collection('inquiries').where('seller_id', '==', userId);
  const countThreads = async (id: string) =>
    (await threads.where('bike.id', '==', id).count().get()).data().count;
  const counted = own.docs.map(async ({ id }) => {
    const [likes, reveals, questions, views] = await Promise.all([
      count('likes', id),
      count('reveals', id),
      countThreads(id),
      countNewViews(documents, id),
    ]);
    return [id, { likes, reveals, questions, views }] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};
