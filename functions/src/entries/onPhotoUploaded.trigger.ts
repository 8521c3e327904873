import { onObjectFinalized } from 'firebase-functions/storage';
import { settings } from '../../../src/settings.ts';
import { processUpload } from '../photos/processUpload.ts';
import { onTime } from '../platform/onTime.ts';
import { resources } from '../platform/resources.ts';
import { theSite } from '../platform/site.ts';

export const onPhotoUploaded = onObjectFinalized(
  {
    bucket: settings.firebase.storageBucket,
    retry: true,
    timeoutSeconds: 120,
    ...resources.onPhotoUploaded,
  },
  onTime(async (event) => {
    // Cloud Storage cannot filter events by folder: other folders trigger this too.
    if (event.data.name.startsWith('uploads/'))
      await processUpload(theSite(), event.data.name, Number(event.data.size), Date.now());
  }),
);
