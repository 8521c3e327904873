import { maxPhotoBytes, maxPhotos } from '../domain/photos/photoLimits.ts';
import { sharedPath } from '../ownPaths.ts';

/** Behind the address of the form: something was shared. */
export const sharedKey = 'shared';
/** Names of the fields, as the manifest gives them. */
export const sharedFields = { photos: 'photos', words: ['title', 'text', 'url'] } as const;
/** Header of a kept photo: what its file is called. */
export const nameHeader = 'X-Name';
/** Header: when it was shared, in milliseconds since 1970. */
export const timeHeader = 'X-Shared-At';
/** The place of the words, and how many files were left out. */
export const wordsPlace = `${sharedPath}/words`;
export const leftHeader = 'X-Left';

const longestWords = 5_000;

/** What of a share is kept: ten photos at most, each as large as a listing may have, and the words. */
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
  return { photos, left: files.length - photos.length, words: words.slice(0, longestWords) };
};
