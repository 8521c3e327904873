import type { UploadOptions } from './upload.ts';

/**
 * Uploads in chunks and resumes after a short network failure. Fails with a FirebaseError such as
 * 'storage/unauthorized', or 'storage/canceled' if `signal` aborts.
 * @example await uploadPhoto(uploadPath(user.id, listingId, photoId), blob, { contentType: 'image/webp' })
 */
export const uploadPhoto = async (path: string, blob: Blob, options: UploadOptions): Promise<void> =>
  (await import('./upload.ts')).uploadPhoto(path, blob, options);
