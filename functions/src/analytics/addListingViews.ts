import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { vietnameseDay } from '../../../src/domain/time/time.ts';

const Looks = z.object({ listing_id: z.string().check(z.minLength(1)), viewers: z.array(z.string()) });
const atOnce = 200;

/** Adds and forgets in one step, so that however often this runs nobody is counted twice. */
const add = (documents: Firestore, looks: DocumentReference): Promise<number> =>
  documents.runTransaction(async (transaction) => {
    const { success, data } = Looks.safeParse((await transaction.get(looks)).data());
    const listing = documents.collection('motorcycles').doc(success ? data.listing_id : 'none');
    const isThere = success && (await transaction.get(listing)).exists;
    transaction.delete(looks);
    if (!isThere) return 0;
    transaction.update(listing, { views_count: FieldValue.increment(data.viewers.length) });
    return data.viewers.length;
  });

/**
 * Adds the looks of every day that is over to `views_count` of their listings: one write for each listing and day, where
 * one for each look would wake the triggers of listings as often.
 * @returns how many looks were added
 */
export const addListingViews = async (documents: Firestore, now: number): Promise<number> => {
  const over = documents.collection('views').where('day', '<', vietnameseDay(now)).limit(atOnce);
  let added = 0;
  for (;;) {
    const { docs } = await over.select().get();
    const counts = await Promise.all(docs.map(({ ref }) => add(documents, ref)));
    added += counts.reduce((sum, count) => sum + count, 0);
    if (docs.length < atOnce) return added;
  }
};

/** How many have looked at a listing since its views_count was last added up. */
export const countNewViews = async (documents: Firestore, listingId: string): Promise<number> => {
  const { docs } = await documents.collection('views').where('listing_id', '==', listingId).get();
  return docs.reduce((sum, looks) => sum + (Looks.safeParse(looks.data()).data?.viewers.length ?? 0), 0);
};
