import { onDocumentCreated } from 'firebase-functions/firestore';
import { applyBlock } from '../conversations/applyBlock.ts';
import { onTime } from '../platform/onTime.ts';
import { documents } from '../platform/site.ts';

export const onBlockCreated = onDocumentCreated(
  { document: 'blocks/{id}', retry: true },
  onTime(async (event) => {
    if (event.data) await applyBlock(documents(), event.data);
  }),
);
