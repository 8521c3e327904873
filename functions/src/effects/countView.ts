import { createHash, randomInt } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { day, vietnameseDay } from '../../../src/domain/time.ts';

const kept = 400 * day;
/** A document takes about one write a second, so that a day of a page is as many; whoever reads adds up. */
const shards = 10;

/** One more view of a page on this day in Vietnam: a number, and nothing about who looked (D42). */
export const countView = async (documents: Firestore, page: string, now: number): Promise<void> => {
  const date = vietnameseDay(now);
  const name = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const id = `${date}_${name}_${randomInt(shards)}`;
  await documents
    .collection('page_views')
    .doc(id)
    .set(
      { page, date, views: FieldValue.increment(1), expires_at: Timestamp.fromMillis(now + kept) },
      { merge: true },
    );
};
