// Loaded into firebase-tools before its own code (`node --import`). Storage tells functions of every file that is written
// or deleted, and cannot filter by folder: pages, lists and sizes of photos, nine of ten events, reach onPhotoUploaded,
// which returns at once. On a laptop each of them is three requests between processes and a dozen lines of a log.
import { createRequire } from 'node:module';
import { firebaseTools } from './firebaseProcess.ts';
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
