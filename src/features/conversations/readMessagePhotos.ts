import type { PrivateSize } from '../../domain/conversations/messagePhotos.ts';
import { call } from '../../firebase/calls.ts';
import { pictureUrl } from '../../photos/pictureUrl.ts';

/** Blob URLs of the photos, in the order of the ids; null for a deleted photo. */
export type PhotoUrls = readonly (string | null)[];

const earlier = new Map<string, Promise<PhotoUrls>>();

export const readMessagePhotos = (
  thread: string,
  ids: readonly string[],
  size: PrivateSize,
): Promise<PhotoUrls> => {
  const key = `${thread} ${ids} ${size}`;
  const before = earlier.get(key);
  if (before) return before;
  const reading = call('readPhotos', { thread, photos: ids, size }).then(({ photos }) =>
    ids.map((id) => pictureUrl(photos[id])),
  );
  earlier.set(key, reading);
  reading.catch(() => earlier.delete(key));
  return reading;
};
