import { onObjectFinalized } from 'firebase-functions/storage';
import { settings } from '../../../src/settings.ts';
import { takePhoto } from '../effects/takePhoto.ts';
import { theSite } from '../site.ts';
import { isTooOld } from './isTooOld.ts';

export const onPhotoUploaded = onObjectFinalized(
  { bucket: settings.firebase.storageBucket, retry: true, timeoutSeconds: 120, memory: '1GiB' },
  async (event) => {
    // Storage cannot filter by folder: our own pages and renditions come by here, too.
    if (!event.data.name.startsWith('uploads/') || isTooOld(event, Date.now())) return;
    await takePhoto(theSite(), event.data.name, Number(event.data.size), Date.now());
  },
);
