// Some phones know a HEIC by its name alone.
const photos = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';
/** No file is of this kind. */
const noFile = 'android/allowCamera';

/**
 * The `accept` of a field for photos. On Android 14 and later, Chromium opens a picker without a camera where all kinds
 * are pictures; one kind that the picker does not know brings back the chooser with the camera. Firefox has it anyway.
 * @param userAgent of the browser
 */
export const acceptedFiles = (userAgent: string): string =>
  /Android/.test(userAgent) && !/Firefox/.test(userAgent) ? `${photos},${noFile}` : photos;
