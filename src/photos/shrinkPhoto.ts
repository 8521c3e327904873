import compress from 'browser-image-compression';
import type { PhotoType } from '../domain/photos/sniffPhoto.ts';
import { compression } from './compression.ts';

/**
 * Does the same as `compressPhoto`, but in this thread.
 * @param onProgress share from 0 to 1
 */
export const shrinkPhoto = (
  photo: Blob,
  type: PhotoType,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Blob> =>
  compress(new File([photo], 'photo', { type }), {
    ...compression,
    fileType: 'image/jpeg',
    preserveExif: false,
    useWebWorker: false,
    onProgress: (percent) => onProgress(percent / 100),
    ...(signal && { signal }),
  });
