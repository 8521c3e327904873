import type { PhotoType } from '../../domain/photos/sniffPhoto.ts';
import { trustPage } from '../../domain/platform/trustedTypes.ts';
import { compression } from './compression.ts';
import type { Watch } from './queuedPhoto.ts';

/** What the worker is given, and what it says: how far it is, then the photo or why there is none. */
export type PhotoOrder = { photo: Blob; type: PhotoType };
export type PhotoReply = { share: number } | { photo: Blob } | { failure: string };

/** Milliseconds. A worker that the system has ended never answers: after so long without progress it is given up. */
const patience = 20_000;

/**
 * Makes a photo smaller in a worker of this site; null where it fails or falls silent. The library can start one as
 * well, but from text, with `importScripts`, which breaks the policy of Trusted Types inside it.
 */
const inWorker = async (order: PhotoOrder, { signal, onProgress }: Watch): Promise<Blob | null> => {
  trustPage();
  const worker = new Worker(new URL('./compressWorker.ts', import.meta.url), { type: 'module' });
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = () => resolve(null);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, patience);
      };
      wait();
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
      worker.addEventListener('error', giveUp);
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => {
        if ('photo' in data) return resolve(data.photo);
        if ('failure' in data) return giveUp();
        wait();
        onProgress(data.share);
      });
      worker.postMessage(order);
    });
  } finally {
    clearTimeout(timer);
    ended.abort();
    worker.terminate();
  }
};

/**
 * A photo as it is sent: upright, at most 2000 px and 2 MB, drawn anew so that place, time and camera are gone from it. Where
 * the worker can't do it, the page does.
 */
export const compressPhoto = async (file: Blob, type: PhotoType | 'heic', watch: Watch): Promise<Blob> => {
  if (type === 'heic') {
    const { openHeic } = await import('./openHeic.ts');
    return compressPhoto(await openHeic(file, compression.maxWidthOrHeight), 'image/jpeg', watch);
  }
  watch.signal.throwIfAborted();
  const photo = await inWorker({ photo: file, type }, watch);
  if (photo) return photo;
  const { shrinkPhoto } = await import('./shrinkPhoto.ts');
  return shrinkPhoto(file, type, watch.onProgress, watch.signal);
};
