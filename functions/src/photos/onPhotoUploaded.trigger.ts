import { onObjectFinalized } from 'firebase-functions/storage';
import { settings } from '../../../src/settings.ts';
import { isExpiredEvent } from '../platform/isExpiredEvent.ts';
import { theSite } from '../platform/site.ts';
import { processUpload } from './processUpload.ts';

// Laid out whole, an original of 50 megapixels is 200 MB: four at once are what the memory holds.
export const onPhotoUploaded = onObjectFinalized(
  {
    bucket: settings.firebase.storageBucket,
    retry: true,
    timeoutSeconds: 120,
    memory: '1GiB',
    concurrency: 4,
  },
  async (event) => {
    // Storage cannot filter by folder: our own pages and renditions come by here, too.
    if (!event.data.name.startsWith('uploads/') || isExpiredEvent(event, Date.now())) return;
    await processUpload(theSite(), event.data.name, Number(event.data.size), Date.now());
  },
);
