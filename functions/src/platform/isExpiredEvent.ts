import * as logger from 'firebase-functions/logger';
import { day } from '../../../src/domain/time/time.ts';

/** An event that has failed for a day will not succeed any more. */
export const isExpiredEvent = (event: { id: string; type: string; time: string }, now: number): boolean => {
  const tooOld = now - Date.parse(event.time) > day;
  if (tooOld) logger.error('an event was given up after a day', { id: event.id, type: event.type });
  return tooOld;
};
