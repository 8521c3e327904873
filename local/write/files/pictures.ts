import { extname } from 'node:path';

/** Formats that the build can resize: src/components/photo/photos.ts. */
const endings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const refused = 'The picture has to be a JPEG, PNG, WebP or AVIF. · Ảnh phải là JPEG, PNG, WebP hoặc AVIF.';

export const isPicture = (path: string) => /^photos\/[^/]+\/[^/]+$/.test(path);

export const pictureFault = (path: string): string | undefined =>
  isPicture(path) && !endings.includes(extname(path)) ? refused : undefined;
