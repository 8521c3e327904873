import type { PrivateSize } from '../../../src/domain/conversations/messagePhotos.ts';
import { type Rendition, renditions } from '../../../src/domain/photos/photo.ts';

const uploaded = /^uploads\/([^/]{1,128})\/([A-Za-z0-9_-]{1,64})\/([0-9a-f-]{36})$/;
const privately = /^uploads\/([^/]{1,128})\/messages\/photos\/([0-9a-f-]{36})$/;
const requested = /^\/photos\/([A-Za-z0-9_-]{1,64})\/([0-9a-f-]{36})\/([^/]+)$/;

/** @example parseUpload('uploads/u/l/6f1c…') // => { userId: 'u', … } */
export const parseUpload = (path: string) => {
  const [, userId, listingId, photoId] = uploaded.exec(path) ?? [];
  return userId && listingId && photoId ? { userId, listingId, photoId } : null;
};

export const parsePrivateUpload = (path: string) => {
  const [, userId, photoId] = privately.exec(path) ?? [];
  return userId && photoId ? { userId, photoId } : null;
};

/** Folder of a person's photos in messages; only functions can read them. */
export const privateFolder = (userId: string): string => `private/messages/${userId}/`;

export const privatePath = (userId: string, photoId: string, size: PrivateSize): string =>
  `${privateFolder(userId)}${photoId}/${renditions[size].file}`;

const isRendition = (name: string): name is Rendition => name in renditions;

/** Parses a photo's address; null for unknown sizes and names. */
export const parsePhotoRequest = (path: string) => {
  const [, listingId, photoId, file] = requested.exec(path) ?? [];
  const rendition = Object.keys(renditions)
    .filter(isRendition)
    .find((name) => renditions[name].file === file);
  return listingId && photoId && rendition ? { listingId, photoId, rendition } : null;
};

/** Hidden photos are not served. */
export const photoFolder = (listingId: string, isHidden: boolean): string =>
  `${isHidden ? 'hidden' : 'public'}/listings/${listingId}/`;

export type PhotoProblem = 'type' | 'size' | 'shape' | 'truncated' | 'limit';

/** File with the reason why a photo was refused; the waiting browser reads it. */
export const problemPath = (listingId: string, photoId: string) =>
  `public/listings/${listingId}/${photoId}/error.json`;
