// Drops events of Storage that no function acts upon. Loaded into firebase-tools before its own code.
// Reason: Storage can't filter by folder, so nine of ten events (pages, lists, sizes of photos) reach onPhotoUploaded, which
// returns at once. Each of them is three requests between processes and a dozen lines of a log.
// Upstream: https://github.com/firebase/firebase-tools/blob/master/src/emulator/storage/cloudFunctions.ts
// Delete this file when triggers of Storage can name a folder.
import { createRequire } from 'node:module';
import { firebaseTools } from '../firebaseProcess.ts';
import { isHeard } from './heardEvents.ts';

interface StorageEvents {
  dispatch(action: string, object: { name: string }): Promise<void>;
}

const { StorageCloudFunctions } = createRequire(firebaseTools)('../emulator/storage/cloudFunctions.js') as {
  StorageCloudFunctions: { prototype: StorageEvents };
};
const { dispatch } = StorageCloudFunctions.prototype;

StorageCloudFunctions.prototype.dispatch = async function fewer(this: StorageEvents, action, object) {
  if (isHeard(action, object.name)) await dispatch.call(this, action, object);
};
