import { isWhole } from '../domain/photos/isWhole.ts';
import { maxPhotoBytes } from '../domain/photos/photoLimits.ts';
import { sniffLength, sniffPhoto } from '../domain/photos/sniffPhoto.ts';

export type Objection = 'type' | 'size';

/** Neither this browser nor the library can open the HEIC. */
export class UnreadableHeic extends Error {}

/** The file's end is missing. Browsers would draw the rest grey without an error. */
export class TruncatedPhoto extends Error {}

/** A file's type by its first bytes; the name may be wrong. */
export const kindOf = async (file: Blob) =>
  sniffPhoto(new Uint8Array(await file.slice(0, sniffLength).arrayBuffer()));

/** Returns the type like `kindOf`, but reads the whole file. @throws TruncatedPhoto if its end is missing */
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
