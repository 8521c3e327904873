import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hour } from '../../../src/domain/time/time.ts';

/** Returns whether a document is so old that it comes from a backup or a seed, and causes no emails. */
export const isOldEvent = (event: { time: string }, created: DocumentSnapshot | undefined): boolean => {
  const at: Timestamp | undefined = created?.get('created_at');
  return typeof at?.toMillis !== 'function' || Date.parse(event.time) - at.toMillis() > hour;
};
