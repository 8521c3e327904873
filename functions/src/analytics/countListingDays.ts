import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { DayCounts } from '../../../src/domain/advice/listingDays.schema.ts';
import { addDay, countByDay, lastDays } from '../../../src/domain/advice/listingDays.ts';
import { day, vietnameseMoment } from '../../../src/domain/time/time.ts';
import { newViewsByDay } from './addListingViews.ts';
import { daysReference, readDays } from './listingDays.ts';

/** As many are read, each as dear as one question; where there are more, Firestore counts each day. */
const mostRead = 200;

/** How many of what a question finds have their time in each of some days. */
const countEach = async (found: Query, field: string, days: readonly string[]): Promise<number[]> => {
  const startOf = (date: string) => vietnameseMoment(date, '00:00');
  const since = found.where(field, '>=', Timestamp.fromMillis(startOf(days[0] ?? '')));
  const { docs } = await since.orderBy(field, 'desc').limit(mostRead).select(field).get();
  if (docs.length < mostRead) {
    const times = docs.map((one): unknown => one.get(field));
    return countByDay(
      days,
      times.flatMap((time) => (time instanceof Timestamp ? [time.toMillis()] : [])),
    );
  }
  return Promise.all(
    days.map(async (date) => {
      const start = startOf(date);
      const counted = await found
        .where(field, '>=', Timestamp.fromMillis(start))
        .where(field, '<', Timestamp.fromMillis(start + day))
        // By the same index as above.
        .orderBy(field, 'desc')
        .count()
        .get();
      return counted.data().count;
    }),
  );
};

/**
 * What happened with a listing in the last 28 days in Vietnam: likes that are still there, people by the day on which they last
 * saw a number, conversations by that on which they began, and who looked.
 */
export const countListingDays = async (
  documents: Firestore,
  { listingId, sellerId }: { listingId: string; sellerId: string },
  now: number,
): Promise<DayCounts> => {
  const days = lastDays(now);
  const about = (collection: 'likes' | 'reveals') =>
    documents.collection(collection).where('motorcycle_id', '==', listingId);
  const threads = documents
    .collection('inquiries')
    .where('seller_id', '==', sellerId)
    .where('bike.id', '==', listingId);
  const [kept, fresh, likes, reveals, questions] = await Promise.all([
    daysReference(documents, listingId).get(),
    newViewsByDay(documents, listingId),
    countEach(about('likes'), 'created_at', days),
    countEach(about('reveals'), 'last_at', days),
    countEach(threads, 'created_at', days),
  ]);
  const known = readDays(kept);
  const views = fresh.reduce((sum, { day, count }) => addDay(sum, day, count), known?.views ?? {});
  return {
    days,
    views: days.map((date) => views[date] ?? 0),
    likes,
    questions,
    reveals,
    views_since: known?.since ?? null,
  };
};
