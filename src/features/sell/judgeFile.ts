import { isWhole } from '../../domain/photos/isWhole.ts';
import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { sniffLength, sniffPhoto } from '../../domain/photos/sniffPhoto.ts';

/** Why a chosen file cannot become a photo. */
export type Objection = 'type' | 'size';

/** Neither this browser nor the library can open it: the seller is told how to get a JPEG. */
export class UnreadableHeic extends Error {}

/** The file has no end. Browsers would draw its lower half grey, and nobody could tell afterwards. */
export class TruncatedPhoto extends Error {}

/** What a file is by its first bytes, whatever its name says. */
export const kindOf = async (file: Blob) =>
  sniffPhoto(new Uint8Array(await file.slice(0, sniffLength).arrayBuffer()));

/**
 * Reads a whole file before it is drawn anew.
 * @returns what it is, as `kindOf` does
 * @throws TruncatedPhoto when its end is missing
 */
export const kindOfWhole = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffPhoto(bytes);
  if (kind && !isWhole(bytes, kind)) throw new TruncatedPhoto('the end of this photo is missing');
  return kind;
};

/** @example await objectionTo(new File(['%PDF-1.7'], 'photo.jpg')) // => 'type' */
export const objectionTo = async (file: File): Promise<Objection | null> => {
  if ((await kindOf(file)) === null) return 'type';
  return file.size > maxPhotoBytes ? 'size' : null;
};
