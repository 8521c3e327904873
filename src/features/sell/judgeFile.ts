import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { sniffLength, sniffPhoto } from '../../domain/photos/sniffPhoto.ts';

/** Why a chosen file cannot become a photo. */
export type Objection = 'type' | 'heic' | 'size';

/** What a file is by its first bytes, whatever its name says. */
export const kindOf = async (file: Blob) =>
  sniffPhoto(new Uint8Array(await file.slice(0, sniffLength).arrayBuffer()));

/** @example await objectionTo(new File(['%PDF-1.7'], 'photo.jpg')) // => 'type' */
export const objectionTo = async (file: File): Promise<Objection | null> => {
  const kind = await kindOf(file);
  if (kind === null) return 'type';
  if (kind === 'heic') return 'heic';
  return file.size > maxPhotoBytes ? 'size' : null;
};
