import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hour } from '../../../src/domain/time/time.ts';

/** A document that was written long before it came here, by a restored backup or by the seed: nobody gets an email. */
export const isOldEvent = (event: { time: string }, created: DocumentSnapshot | undefined): boolean => {
  const at: Timestamp | undefined = created?.get('created_at');
  return typeof at?.toMillis !== 'function' || Date.parse(event.time) - at.toMillis() > hour;
};
