import * as logger from 'firebase-functions/logger';
import { day } from '../../../src/domain/time/time.ts';

type Event = { id: string; type: string; time: string };

/** Wraps an event handler. Events that have failed for a day are dropped. */
export const onTime =
  <E extends Event>(handle: (event: E) => Promise<unknown>) =>
  async (event: E): Promise<void> => {
    if (Date.now() - Date.parse(event.time) > day)
      logger.error('an event was given up after a day', { id: event.id, type: event.type });
    else await handle(event);
  };
