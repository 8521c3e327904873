import { type Rendition, renditions } from '../../../src/domain/photos/photo.ts';

const uploaded = /^uploads\/([^/]{1,128})\/([A-Za-z0-9_-]{1,64})\/([0-9a-f-]{36})$/;
const requested = /^\/photos\/([A-Za-z0-9_-]{1,64})\/([0-9a-f-]{36})\/([^/]+)$/;

/** Whose upload this is, and of which listing. @example parseUpload('uploads/u/l/6f1c…') // => { userId: 'u', … } */
export const parseUpload = (path: string) => {
  const [, userId, listingId, photoId] = uploaded.exec(path) ?? [];
  return userId && listingId && photoId ? { userId, listingId, photoId } : null;
};

const isRendition = (name: string): name is Rendition => name in renditions;

/** Which rendition an address asks for; null for any size or name that does not exist. */
export const parsePhotoRequest = (path: string) => {
  const [, listingId, photoId, file] = requested.exec(path) ?? [];
  const rendition = Object.keys(renditions)
    .filter(isRendition)
    .find((name) => renditions[name].file === file);
  return listingId && photoId && rendition ? { listingId, photoId, rendition } : null;
};

/** Where the photos of a listing lie; those of one that an operator has hidden where nobody is served. */
export const photoFolder = (listingId: string, isHidden: boolean): string =>
  `${isHidden ? 'hidden' : 'public'}/listings/${listingId}/`;

/** Why a photo was refused. */
export type PhotoProblem = 'type' | 'size' | 'shape' | 'truncated' | 'limit';

/** Left where the renditions would be, so that the browser that waits for them learns why there are none. */
export const problemPath = (listingId: string, photoId: string) =>
  `public/listings/${listingId}/${photoId}/error.json`;
