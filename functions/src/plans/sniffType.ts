import type { photoTypes } from '../../../src/domain/photo.ts';

type PhotoType = (typeof photoTypes)[number];

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a file is by its first bytes, whatever it calls itself. Null: not a photo that is taken here.
 * @example sniffType(Buffer.from('GIF89a…')) // => 'image/gif'
 */
export const sniffType = (bytes: Uint8Array): PhotoType | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return null;
};
