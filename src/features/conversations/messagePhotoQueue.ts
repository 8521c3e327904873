import * as z from 'zod/mini';
import { sessionStore } from '../../browserStorage.ts';
import { maxMessagePhotos } from '../../domain/conversations/messagePhotos.ts';
import { KeptPhoto } from '../../photos/keptPhoto.ts';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import { messagePhotoWork } from './messagePhotoWork.ts';
import { photosKey } from './photosKey.ts';

const Kept = z.catch(z.array(KeptPhoto), []);

/**
 * Opens the photos of an unsent message. They stay in this tab through a reload: phones close the page while the
 * camera is open.
 * @param isHeld whether photos are only prepared, not sent
 */
export const openMessagePhotos = (name: string, isHeld: () => boolean): PhotoQueue => {
  const key = photosKey(name);
  const kept = Kept.parse(sessionStore.getJson(key) ?? []);
  const earlier = kept.map((photo) => ({ ...photo, stage: 'local' as const }));
  const queue = createPhotoQueue('messages', messagePhotoWork, earlier, { max: maxMessagePhotos, isHeld });
  queue.$photos.subscribe((photos) => {
    if (photos.length === 0) sessionStore.remove(key);
    else sessionStore.set(key, JSON.stringify(queue.kept()));
  });
  return queue;
};
