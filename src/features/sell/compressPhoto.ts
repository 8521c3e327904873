import type { PhotoType } from '../../domain/photos/sniffPhoto.ts';
import { trustPage } from '../../domain/platform/trustedTypes.ts';
import type { Watch } from './queuedPhoto.ts';

/** S9.1 */
export const compression = { maxWidthOrHeight: 2000, maxSizeMB: 2, initialQuality: 0.8 } as const;

/** A worker that the system has ended never answers: after so long without progress the page does the work itself. */
const patience = 20_000;

/** Runs one try in the worker; null where it has fallen silent. */
const inWorker = async (run: (watch: Watch) => Promise<Blob>, { signal, onProgress }: Watch) => {
  const silent = new AbortController();
  const giveUp = () => silent.abort();
  let timer = setTimeout(giveUp, patience);
  try {
    return await run({
      signal: AbortSignal.any([signal, silent.signal]),
      onProgress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, patience);
        onProgress(share);
      },
    });
  } catch (failure) {
    if (signal.aborted || !silent.signal.aborted) throw failure;
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * A photo as it is sent: upright, at most 2000 px and 2 MB, drawn anew so that place, time and camera are
 * gone from it. Runs in a worker, which loads the library from this site instead of from its makers' CDN.
 */
export const compressPhoto = async (file: Blob, type: PhotoType | 'heic', watch: Watch): Promise<Blob> => {
  if (type === 'heic') {
    const { openHeic } = await import('./openHeic.ts');
    return compressPhoto(await openHeic(file, compression.maxWidthOrHeight), 'image/jpeg', watch);
  }
  trustPage();
  const [{ default: compress }, { default: library }] = await Promise.all([
    import('browser-image-compression'),
    import('browser-image-compression/dist/browser-image-compression.js?url'),
  ]);
  const run =
    (useWebWorker: boolean) =>
    ({ signal, onProgress }: Watch) =>
      compress(new File([file], 'photo', { type }), {
        ...compression,
        fileType: 'image/jpeg',
        preserveExif: false,
        useWebWorker,
        libURL: new URL(library, location.href).href,
        signal,
        onProgress: (percent) => onProgress(percent / 100),
      });
  return (await inWorker(run(true), watch)) ?? run(false)(watch);
};
