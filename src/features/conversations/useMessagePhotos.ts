import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '../../browserStorage.ts';
import { isOffline } from '../../domain/platform/isOffline.ts';
import { canRetry, type PhotoQueue, type QueuedPhoto, type Rejection } from '../../photos/queuedPhoto.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { photosKey } from './photosKey.ts';

/** The message was not sent, because a photo did not upload. `reason`: key of the error text. */
export class PhotosUnsent extends Error {
  readonly reason = isOffline() ? 'photosOffline' : 'photosUnsent';
}

export type PhotoNotice = 'young' | 'openFailed' | null;

/** Prepares photos at once; `send` uploads them. */
export const useMessagePhotos = (name: string) => {
  const [queue, setQueue] = useState<PhotoQueue | null>(null);
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const [notice, setNotice] = useState<PhotoNotice>(null);
  const opening = useRef<Promise<PhotoQueue> | null>(null);
  /** True if Send was pressed and no photo was added or edited since. */
  const isApproved = useRef(false);

  const open = () => {
    opening.current ??= import('./messagePhotoQueue.ts').then(({ openMessagePhotos }) => {
      const opened = openMessagePhotos(name, () => !isApproved.current);
      opened.$photos.subscribe(setPhotos);
      setQueue(opened);
      return opened;
    });
    return opening.current.catch((failure: unknown) => {
      opening.current = null;
      throw failure;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the photos kept in this tab.
  useEffect(() => {
    if (sessionStore.get(photosKey(name)) !== null)
      open().catch((failure: unknown) => reportHandled(failure, 'restore the photos of a message'));
  }, [name]);

  const clear = () => {
    for (const { key } of queue?.$photos.get() ?? []) queue?.remove(key);
    setRejections([]);
    isApproved.current = false;
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    isApproved.current = false;
    setNotice(null);
    try {
      const opened = await open();
      setRejections(await opened.add(files));
      const { maySendPhotos } = await import('../../firebase/maySendPhotos.ts');
      if (await maySendPhotos()) return;
      for (const { key } of opened.$photos.get()) opened.remove(key);
      setNotice('young');
    } catch (failure) {
      reportHandled(failure, 'add photos to a message');
      setNotice('openFailed');
    }
  };
  /** @returns ids in order @throws PhotosUnsent if a photo failed */
  const send = async (): Promise<string[]> => {
    if (!queue || photos.length === 0) return [];
    isApproved.current = true;
    for (const photo of queue.$photos.get())
      if (canRetry(photo)) queue.retry(photo.key);
      else queue.resume(photo.key);
    const { length } = queue.$photos.get();
    const done = await queue.settled();
    // A photo cancelled meanwhile also stops the message.
    if (done.length < length || done.some(({ stage }) => stage !== 'ready')) throw new PhotosUnsent();
    return done.map(({ address }) => address.split('/').at(-1) ?? '');
  };
  const withdraw = () => {
    isApproved.current = false;
  };
  return { queue, photos, rejections, notice, add, send, clear, withdraw };
};
export type MessagePhotosState = ReturnType<typeof useMessagePhotos>;
