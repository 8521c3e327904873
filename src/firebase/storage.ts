import type { UploadOptions } from './upload.ts';

/**
 * Sends a photo to Storage in pieces that survive a short loss of the network. Fails with a FirebaseError
 * whose code is such as 'storage/unauthorized', or 'storage/canceled' after the signal.
 * @example await uploadPhoto(uploadPath(user.id, listingId, photoId), blob, { contentType: 'image/webp' })
 */
export const uploadPhoto = async (path: string, blob: Blob, options: UploadOptions): Promise<void> =>
  (await import('./upload.ts')).uploadPhoto(path, blob, options);
