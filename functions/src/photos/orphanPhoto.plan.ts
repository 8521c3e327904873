import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { StoredFile } from '../platform/files.ts';

/**
 * Milliseconds for which unsaved photos stay. If a form is open for longer, the browser uploads them again.
 */
const graceForPhotos = 7 * day;
/** Originals that no trigger has processed after this time (milliseconds) are deleted. */
const graceForOriginals = day;

type Dated = Pick<StoredFile, 'path' | 'created'>;

const lying = /^public\/listings\/([^/]+)\/([^/]+)\//;

/** @example listingOf('public/listings/kX2/6f1c…/1000.webp') // => 'kX2' */
export const listingOf = (path: string): string | null => lying.exec(path)?.[1] ?? null;

export const photoOf = (path: string): { listingId: string; photoId: string } | null => {
  const [, listingId, photoId] = lying.exec(path) ?? [];
  return listingId && photoId ? { listingId, photoId } : null;
};

/** `shown`: addresses of the listing's photos. */
export const isOrphanPhoto = ({ path, created }: Dated, shown: ReadonlySet<string>, now: number) => {
  const [, listingId, photoId] = lying.exec(path) ?? [];
  if (!listingId || !photoId || shown.has(photoAddress(listingId, photoId))) return false;
  return created < now - graceForPhotos;
};

/** Returns whether an original is too old to be processed; `created` in milliseconds. */
export const isForgottenOriginal = ({ created }: Pick<StoredFile, 'created'>, now: number) =>
  created < now - graceForOriginals;
