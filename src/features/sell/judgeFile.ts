import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { sniffLength, sniffPhoto } from '../../domain/photos/sniffPhoto.ts';

/** Why a chosen file cannot become a photo. */
export type Objection = 'type' | 'size';

/** Neither this browser nor the library can open it: the seller is told how to get a JPEG. */
export class UnreadableHeic extends Error {}

/** What a file is by its first bytes, whatever its name says. */
export const kindOf = async (file: Blob) =>
  sniffPhoto(new Uint8Array(await file.slice(0, sniffLength).arrayBuffer()));

/** @example await objectionTo(new File(['%PDF-1.7'], 'photo.jpg')) // => 'type' */
export const objectionTo = async (file: File): Promise<Objection | null> => {
  if ((await kindOf(file)) === null) return 'type';
  return file.size > maxPhotoBytes ? 'size' : null;
};
