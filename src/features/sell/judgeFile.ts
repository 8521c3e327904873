import { isWhole } from '../../domain/photos/isWhole.ts';
import { maxPhotoBytes } from '../../domain/photos/photoLimits.ts';
import { sniffLength, sniffPhoto } from '../../domain/photos/sniffPhoto.ts';

/** Reason why a file was refused. */
export type Objection = 'type' | 'size';

/** Neither this browser nor the library can open it. The notice explains how to get a JPEG. */
export class UnreadableHeic extends Error {}

/** The end of the file is missing. Browsers would draw its lower half grey without an error. */
export class TruncatedPhoto extends Error {}

/** Returns a file's type by its first bytes; its name may be wrong. */
export const kindOf = async (file: Blob) =>
  sniffPhoto(new Uint8Array(await file.slice(0, sniffLength).arrayBuffer()));

/**
 * Returns a file's type as `kindOf` does, after a look at all of it.
 * @throws TruncatedPhoto if its end is missing
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
