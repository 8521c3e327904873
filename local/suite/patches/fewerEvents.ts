// Drops Storage events that no function acts upon.
// Reason: Storage can't filter by folder, so nine of ten events reach onPhotoUploaded for nothing. Each costs
// three requests and a dozen log lines.
// Upstream: https://github.com/firebase/firebase-tools/blob/master/src/emulator/storage/cloudFunctions.ts
// Delete this file when Storage triggers can name a folder.
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
