import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hour } from '../../../src/domain/time/time.ts';

/** Returns whether a document is over an hour old: restored backups and seeds cause no emails. */
export const isOldEvent = (event: { time: string }, created: DocumentSnapshot | undefined): boolean => {
  const at: Timestamp | undefined = created?.get('created_at');
  return typeof at?.toMillis !== 'function' || Date.parse(event.time) - at.toMillis() > hour;
};
