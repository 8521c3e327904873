import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { addDay } from '../../../src/domain/advice/listingDays.ts';
import { vietnameseDay } from '../../../src/domain/time/time.ts';
import { daysReference, readDays } from './listingDays.ts';

const Looks = z.object({
  listing_id: z.string().check(z.minLength(1)),
  day: z.string(),
  viewers: z.array(z.string()),
});
const atOnce = 200;

/**
 * Adds a day's viewers to the listing and deletes their document in one transaction, so that none is counted
 * twice.
 */
const add = (documents: Firestore, looks: DocumentReference): Promise<number> =>
  documents.runTransaction(async (transaction) => {
    const { success, data } = Looks.safeParse((await transaction.get(looks)).data());
    const id = success ? data.listing_id : 'none';
    const reference = documents.collection('motorcycles').doc(id);
    const [listing, daysSnapshot] = await transaction.getAll(reference, daysReference(documents, id));
    transaction.delete(looks);
    if (!success || !listing?.exists) return 0;
    const count = data.viewers.length;
    transaction.update(reference, { views_count: FieldValue.increment(count) });
    // Deleted listings must stay unchanged until they are erased.
    if (listing.get('deleted_at') === null) {
      const earlier = readDays(daysSnapshot);
      const isNew = earlier === null && Number(listing.get('views_count') ?? 0) > 0;
      const views = addDay(earlier?.views ?? {}, data.day, count);
      transaction.set(daysReference(documents, id), {
        ...earlier,
        ...(isNew && { since: data.day }),
        views,
      });
    }
    return count;
  });

/**
 * Adds the views of past days to `views_count` and to the listing's daily figures. Writes once per listing
 * and day, since each write runs the triggers.
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

export const newViewsByDay = async (
  documents: Firestore,
  listingId: string,
): Promise<{ day: string; count: number }[]> => {
  const { docs } = await documents.collection('views').where('listing_id', '==', listingId).get();
  return docs.flatMap((looks) => {
    const { success, data } = Looks.safeParse(looks.data());
    return success ? [{ day: data.day, count: data.viewers.length }] : [];
  });
};

export const countNewViews = async (documents: Firestore, listingId: string): Promise<number> =>
  (await newViewsByDay(documents, listingId)).reduce((sum, { count }) => sum + count, 0);
