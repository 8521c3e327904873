import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { OutboxPause } from '../../../src/domain/outbox/outbox.schema.ts';

export const pauseOf = (documents: Firestore, host: string): DocumentReference =>
  documents.collection('outbox').doc(host);

/** Null without a pause, or if its document is malformed. */
export const readPause = async (
  reference: DocumentReference,
  transaction?: Transaction,
): Promise<OutboxPause | null> => {
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  if (!snapshot.exists) return null;
  const parsed = OutboxPause.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.error('the pause of the outbox does not parse', { host: reference.id });
  return null;
};

export const writePause = (
  transaction: Transaction,
  reference: DocumentReference,
  pause: OutboxPause | null,
): void => {
  if (pause === null) transaction.delete(reference);
  else
    transaction.set(reference, {
      ...pause,
      since: Timestamp.fromMillis(pause.since),
      until: Timestamp.fromMillis(pause.until),
    });
};
