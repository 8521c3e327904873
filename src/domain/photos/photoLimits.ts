/** What a listing's photos may be, as firestore.rules and storage.rules hold them to. */
export const maxPhotos = 10;
export const maxPhotoBytes = 10 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Width times height, of an original. */
export const maxPixels = 50_000_000;
/**
 * Memory that a decoder may need at once: enough for a progressive JPEG of `maxPixels`. Only files that no camera makes
 * need more, such as interlaced PNG of 16 bits.
 */
export const maxHeldBytes = 6 * maxPixels;
/** How many times longer the long side may be: panoramas of phones stay below. */
export const maxAspect = 10;
