import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { DayCounts } from '../../../src/domain/advice/listingDays.schema.ts';
import { addDay, countByDay, lastDays } from '../../../src/domain/advice/listingDays.ts';
import { day, vietnameseMoment } from '../../../src/domain/time/time.ts';
import { newViewsByDay } from './addListingViews.ts';
import { daysReference, readDays } from './listingDays.ts';

/** Larger results are counted by one query per day. */
const maxRead = 200;

const countEach = async (query: Query, field: string, days: readonly string[]): Promise<number[]> => {
  const startOf = (date: string) => vietnameseMoment(date, '00:00');
  const since = query.where(field, '>=', Timestamp.fromMillis(startOf(days[0] ?? '')));
  const { docs } = await since.orderBy(field, 'desc').limit(maxRead).select(field).get();
  if (docs.length < maxRead) {
    const times = docs.map((one): unknown => one.get(field));
    return countByDay(
      days,
      times.flatMap((time) => (time instanceof Timestamp ? [time.toMillis()] : [])),
    );
  }
  return Promise.all(
    days.map(async (date) => {
      const start = startOf(date);
      const counted = await query
        .where(field, '>=', Timestamp.fromMillis(start))
        .where(field, '<', Timestamp.fromMillis(start + day))
        // Same order as in the query above, so that both use one index.
        .orderBy(field, 'desc')
        .count()
        .get();
      return counted.data().count;
    }),
  );
};

/**
 * Returns figures of the last 28 days in Vietnam. Excludes withdrawn likes. Repeated reveals of the phone
 * number by one person count on the last day only.
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
  const [daysSnapshot, fresh, likes, reveals, questions] = await Promise.all([
    daysReference(documents, listingId).get(),
    newViewsByDay(documents, listingId),
    countEach(about('likes'), 'created_at', days),
    countEach(about('reveals'), 'last_at', days),
    countEach(threads, 'created_at', days),
  ]);
  const earlier = readDays(daysSnapshot);
  const views = fresh.reduce((sum, { day, count }) => addDay(sum, day, count), earlier?.views ?? {});
  return {
    days,
    views: days.map((date) => views[date] ?? 0),
    likes,
    questions,
    reveals,
    views_since: earlier?.since ?? null,
  };
};
