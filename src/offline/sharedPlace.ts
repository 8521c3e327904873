import { maxPhotoBytes, maxPhotos } from '../domain/photos/photoLimits.ts';
import { sharedPath } from '../ownPaths.ts';

/** Query parameter that announces shared files to the form. */
export const sharedKey = 'shared';
/** Names of form fields, as in the manifest. */
export const sharedFields = { photos: 'photos', words: ['title', 'text', 'url'] } as const;
export const nameHeader = 'X-Name';
/** Header with the time of sharing, in milliseconds since 1970. */
export const timeHeader = 'X-Shared-At';
/** Cache path of the shared text. Its `leftHeader` tells how many shared files were left out. */
export const wordsPlace = `${sharedPath}/words`;
export const leftHeader = 'X-Left';

const maxWords = 5_000;

/** Reads a shared form: up to ten photos within a listing's limits, and the text. */
export const readShare = (form: FormData): { photos: File[]; left: number; words: string } => {
  const files = form
    .getAll(sharedFields.photos)
    .filter((each) => each instanceof File && each.size > 0) as File[];
  const photos = files
    .filter(({ type, size }) => type.startsWith('image/') && size <= maxPhotoBytes)
    .slice(0, maxPhotos);
  const words = sharedFields.words
    .map((field) => form.get(field))
    .filter((each) => typeof each === 'string' && each.trim() !== '')
    .join('\n');
  return { photos, left: files.length - photos.length, words: words.slice(0, maxWords) };
};
