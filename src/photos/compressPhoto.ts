import type { PhotoType } from '../domain/photos/sniffPhoto.ts';
import { trustPage } from '../domain/platform/trustedTypes.ts';
import { compression } from './compression.ts';
import type { Watch } from './queuedPhoto.ts';

export type PhotoOrder = { photo: Blob; type: PhotoType };
/** `share`: progress from 0 to 1. */
export type PhotoReply = { share: number } | { photo: Blob } | { failure: string };

/** Timeout in milliseconds without progress: a killed worker never responds. */
const timeoutMs = 20_000;

/** Compresses a photo in a worker; null after a failure. The library's own worker violates Trusted Types. */
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
        timer = setTimeout(giveUp, timeoutMs);
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
 * Makes the photo to upload: upright, at most 2000 px and 2 MB, without metadata such as the location. If the
 * worker fails, the main thread compresses.
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
