import type { PhotoType } from '../../domain/photos/sniffPhoto.ts';
import { trustPage } from '../../domain/platform/trustedTypes.ts';

/** S9.1 */
export const compression = { maxWidthOrHeight: 2000, maxSizeMB: 2, initialQuality: 0.8 } as const;

/**
 * A photo as it is sent: upright, at most 2000 px and 2 MB, drawn anew so that place, time and camera are
 * gone from it. Runs in a worker, which loads the library from this site instead of from its makers' CDN.
 */
export const compressPhoto = async (
  file: Blob,
  type: PhotoType,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Blob> => {
  trustPage();
  const [{ default: compress }, { default: library }] = await Promise.all([
    import('browser-image-compression'),
    import('browser-image-compression/dist/browser-image-compression.js?url'),
  ]);
  return compress(new File([file], 'photo', { type }), {
    ...compression,
    fileType: 'image/jpeg',
    preserveExif: false,
    useWebWorker: true,
    libURL: new URL(library, location.href).href,
    signal,
    onProgress: (percent) => onProgress(percent / 100),
  });
};
