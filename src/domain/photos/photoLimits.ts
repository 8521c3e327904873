/** Limits of a listing's photos, as in firestore.rules and storage.rules. */
export const maxPhotos = 10;
export const maxMessagePhotos = 4;
export const maxPhotoBytes = 10 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Width times height. */
export const maxPixels = 50_000_000;
/** Memory limit of the decoder, enough for a progressive JPEG of `maxPixels`. */
export const maxHeldBytes = 6 * maxPixels;
/** Long side divided by short side; phone panoramas have less. */
export const maxAspect = 10;
