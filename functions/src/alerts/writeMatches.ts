import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { alertMatchId, type PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import { day } from '../../../src/domain/time/time.ts';
import { alreadyExists } from '../platform/alreadyExists.ts';

export const matches = (documents: Firestore) => documents.collection('alert_finds');

/** Matches of price drops live longer: only they prevent a second announcement. */
export const matchLifetimes = { news: 30 * day, drop: 365 * day };

/** Writes a match for each person. Existing matches stay, since events may be repeated. */
export const writeMatches = async (
  documents: Firestore,
  { id, drop }: { id: string; drop?: PriceDrop },
  people: Iterable<string>,
  now: number,
): Promise<void> => {
  const writer = documents.bulkWriter();
  writer.onWriteError((failure) => !alreadyExists(failure) && failure.failedAttempts < 5);
  const moment = Timestamp.fromMillis(now);
  const writes = [...people].map((userId) =>
    writer
      .create(matches(documents).doc(alertMatchId(userId, id, drop)), {
        user_id: userId,
        motorcycle_id: id,
        ...(drop && { price_drop: drop }),
        found_at: moment,
        due_at: moment,
        expires_at: Timestamp.fromMillis(now + (drop ? matchLifetimes.drop : matchLifetimes.news)),
      })
      .catch((failure: unknown) => {
        if (!alreadyExists(failure)) throw failure;
      }),
  );
  const [outcomes] = await Promise.all([Promise.allSettled(writes), writer.close()]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};
