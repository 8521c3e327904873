import type { photoTypes } from './photoLimits.ts';

export type PhotoType = (typeof photoTypes)[number];

const ascii = (bytes: Uint8Array, start: number, text: string) =>
  [...text].every((letter, index) => bytes[start + index] === letter.charCodeAt(0));
const begins = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, index) => bytes[index] === byte);

/** Number of bytes that reveal the type. */
export const sniffLength = 16;

/**
 * Detects the image type by the first bytes: name and declared type are not trusted. Recognizes HEIC, which
 * browsers convert. Null: anything else.
 * @example sniffPhoto(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])) // => 'image/jpeg'
 */
export const sniffPhoto = (bytes: Uint8Array): PhotoType | 'heic' | null => {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a')) return 'image/gif';
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'image/webp';
  const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
  if (ascii(bytes, 4, 'ftyp') && heic.some((brand) => ascii(bytes, 8, brand))) return 'heic';
  return null;
};
