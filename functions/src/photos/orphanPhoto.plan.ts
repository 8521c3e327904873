import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { StoredFile } from '../platform/files.ts';

/** A form may lie open for some days before it is saved; the browser sends again what went earlier. */
const graceForPhotos = 7 * day;
/** An original that no trigger has taken by then is not taken any more. */
const graceForOriginals = day;

type Dated = Pick<StoredFile, 'path' | 'created'>;

const lying = /^public\/listings\/([^/]+)\/([^/]+)\//;

/** The listing that a file of a photo lies under. @example listingOf('public/listings/kX2/6f1c…/1000.webp') // => 'kX2' */
export const listingOf = (path: string): string | null => lying.exec(path)?.[1] ?? null;

/** The photo that a file belongs to. */
export const photoOf = (path: string): { listingId: string; photoId: string } | null => {
  const [, listingId, photoId] = lying.exec(path) ?? [];
  return listingId && photoId ? { listingId, photoId } : null;
};

/** Belongs to a photo that its listing does not show, and has for long enough. `shown`: addresses of photos. */
export const isOrphanPhoto = ({ path, created }: Dated, shown: ReadonlySet<string>, now: number) => {
  const [, listingId, photoId] = lying.exec(path) ?? [];
  if (!listingId || !photoId || shown.has(photoAddress(listingId, photoId))) return false;
  return created < now - graceForPhotos;
};

/** Whether an original, created then (milliseconds since 1970), is too old for a trigger to take it still. */
export const isForgottenOriginal = ({ created }: Pick<StoredFile, 'created'>, now: number) =>
  created < now - graceForOriginals;
