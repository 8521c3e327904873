/** Limits of a listing's photos, as in firestore.rules and storage.rules. */
export const maxPhotos = 10;
export const maxPhotoBytes = 10 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Width times height of an original. */
export const maxPixels = 50_000_000;
/**
 * Memory limit of the decoder: enough for a progressive JPEG of `maxPixels`. Only files that no camera makes
 * exceed it, such as interlaced 16-bit PNG.
 */
export const maxHeldBytes = 6 * maxPixels;
/** Limit of the long side to the short side; phone panoramas are within it. */
export const maxAspect = 10;
