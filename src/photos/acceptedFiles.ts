// Some phones have no MIME type for HEIC.
const photos = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';
const noFile = 'android/allowCamera';

/**
 * `accept` of a photo field. Chromium on Android 14 opens a picker without a camera if all types are images.
 * An unknown type brings the camera back.
 */
export const acceptedFiles = (userAgent: string): string =>
  /Android/.test(userAgent) && !/Firefox/.test(userAgent) ? `${photos},${noFile}` : photos;
