/** Width and height in pixels, for screens with three pixels per CSS pixel. */
export const logoPixels = 144;
export const logoFile = `${logoPixels}.webp`;

export const logoUploadPath = (userId: string, photoId: string): string =>
  `uploads/${userId}/shop/logo/${photoId}`;

/** @example logoAddress('xe-may-hung', '6f1c…') // => '/photos/shop/xe-may-hung/6f1c…' */
export const logoAddress = (shopId: string, photoId: string): string => `/photos/shop/${shopId}/${photoId}`;

/** @example logoUrl('/photos/shop/xe-may-hung/6f1c…') // => '/photos/shop/xe-may-hung/6f1c…/144.webp' */
export const logoUrl = (address: string): string => `${address}/${logoFile}`;
