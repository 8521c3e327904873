import { onDocumentCreated } from 'firebase-functions/firestore';
import { performErasure } from '../effects/erasures.ts';
import { theSite } from '../site.ts';
import { isTooOld } from './isTooOld.ts';

/** Somebody leaves: everything of theirs goes, and is tried again until it has. */
export const onErasureRequested = onDocumentCreated(
  { document: 'erasures/{userId}', retry: true, timeoutSeconds: 540, memory: '512MiB' },
  async (event) => {
    if (!isTooOld(event, Date.now())) await performErasure(theSite(), event.params.userId);
  },
);
