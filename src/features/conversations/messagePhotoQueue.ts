import * as z from 'zod/mini';
import { sessionStore } from '../../browserStorage.ts';
import { maxMessagePhotos } from '../../domain/photos/photoLimits.ts';
import { KeptPhoto } from '../../photos/keptPhoto.ts';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import { forgetOldPhotos } from '../../photos/photoStore.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import { messagePhotoWork } from './messagePhotoWork.ts';
import { photosKey } from './photosKey.ts';

const Kept = z.catch(z.array(KeptPhoto), []);

/** Stores photos, because phones may close the page while the camera is open. */
export const openMessagePhotos = (name: string, isHeld: () => boolean): PhotoQueue => {
  void forgetOldPhotos();
  const key = photosKey(name);
  const stored = Kept.parse(sessionStore.getJson(key) ?? []);
  const earlier = stored.map((photo) => ({ ...photo, stage: 'local' as const }));
  const queue = createPhotoQueue('messages', messagePhotoWork, earlier, { max: maxMessagePhotos, isHeld });
  queue.$photos.subscribe((photos) => {
    if (photos.length === 0) sessionStore.remove(key);
    else sessionStore.set(key, JSON.stringify(queue.kept()));
  });
  return queue;
};
