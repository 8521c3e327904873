const webp = 'image/webp';
/**
 * All stored sizes. Cards are cropped to 4:3. `share` shows the photo on a blur of itself, as JPEG for chats
 * without WebP.
 */
export const renditions = {
  card: { file: '400x300.webp', type: webp, width: 400, height: 300, fit: 'cover', quality: 70 },
  detail: { file: '1000.webp', type: webp, width: 1000, height: 1000, fit: 'inside', quality: 75 },
  full: { file: '1600.webp', type: webp, width: 1600, height: 1600, fit: 'inside', quality: 80 },
  share: { file: '1200x630.jpg', type: 'image/jpeg', width: 1200, height: 630, fit: 'inside', quality: 80 },
} as const;
export type Rendition = keyof typeof renditions;
export type ShownRendition = Exclude<Rendition, 'share'>;

/**
 * @example photoAddress('kX2', '6f1c…') // => '/photos/kX2/6f1c…'
 */
export const photoAddress = (listingId: string, photoId: string) => `/photos/${listingId}/${photoId}`;

/**
 * @example renditionUrl('/photos/kX2/6f1c…', 'card') // => '/photos/kX2/6f1c…/400x300.webp'
 */
export const renditionUrl = (address: string, rendition: Rendition) =>
  `${address}/${renditions[rendition].file}`;

/** Address to poll for a new photo. Until it is ready, the status is 202 instead of 404. */
export const waitingUrl = (address: string) => `${renditionUrl(address, 'card')}?waiting`;

/** Storage path of an original, which the rules let nobody read. */
export const uploadPath = (userId: string, listingId: string, photoId: string) =>
  `uploads/${userId}/${listingId}/${photoId}`;

export const renditionPath = (listingId: string, photoId: string, rendition: Rendition) =>
  `public/listings/${listingId}/${photoId}/${renditions[rendition].file}`;

/** Sorts photos in the seller's order; the first is the main one. */
export const inOrder = <T extends { image_order: number }>(photos: readonly T[]): T[] =>
  photos.toSorted((a, b) => a.image_order - b.image_order);
