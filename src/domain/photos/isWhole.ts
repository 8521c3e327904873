import type { PhotoType } from './sniffPhoto.ts';

/* Detects truncated files without decoding, since decoders fill the missing part with grey. Data may
   follow the end, such as a motion photo's film. */

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** JPEG marker codes, after 0xFF. */
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Codes after 0xFF that continue a scan: stuffing, fill bytes and restart markers. */
const isInScan = (code: number) => code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
const hasLength = (code: number) => code !== 0x01 && !(code >= 0xd0 && code <= 0xd8);

const jpegEnds = (bytes: Uint8Array): boolean => {
  let isScan = false;
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (code === endOfImage) return true;
    if (code === 0xff) at += 1;
    else if ((isScan && isInScan(code)) || !hasLength(code)) at += 2;
    else {
      isScan = code === startOfScan;
      at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    }
    at = bytes.indexOf(0xff, at);
  }
  return false;
};

const pngEnds = (bytes: Uint8Array): boolean => {
  const data = view(bytes);
  const end = 0x49_45_4e_44;
  // Chunk: length, name, data, checksum.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + data.getUint32(at))
    if (data.getUint32(at + 4) === end) return true;
  return false;
};

/** Checks only the first frame of a GIF, because the site shows no other. */
const gifEnds = (bytes: Uint8Array): boolean => {
  const colours = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10]);
  for (;;) {
    const isPicture = bytes[at] === 0x2c;
    if (!isPicture && bytes[at] !== 0x21) return false;
    at += isPicture ? 11 + colours(bytes[at + 9]) : 2;
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return false;
      at += 1 + length;
    }
    if (isPicture) return true;
    at += 1;
  }
};

const webpEnds = (bytes: Uint8Array): boolean => bytes.length >= view(bytes).getUint32(4, true) + 8;

/**
 * HEIC consists of boxes with a length and a four-letter name. Length 0: up to the end. Length 1: a 64-bit
 * length follows the name. Description and pixels must be complete.
 */
const heicEnds = (bytes: Uint8Array): boolean => {
  const data = view(bytes);
  const [description, pixels] = [0x6d_65_74_61, 0x6d_64_61_74];
  const left = new Set([description, pixels]);
  for (let at = 0; at + 16 <= bytes.length; ) {
    const length = data.getUint32(at);
    const name = data.getUint32(at + 4);
    if (length !== 0) at += length === 1 ? Number(data.getBigUint64(at + 8)) : Math.max(length, 8);
    if (at <= bytes.length) left.delete(name);
    if (left.size === 0) return true;
    if (length === 0) return false;
  }
  return false;
};

const ends: Record<PhotoType | 'heic', (bytes: Uint8Array) => boolean> = {
  'image/jpeg': jpegEnds,
  'image/png': pngEnds,
  'image/gif': gifEnds,
  'image/webp': webpEnds,
  heic: heicEnds,
};

/**
 * Is the file complete?
 * @param bytes the whole file, at least `sniffLength` bytes
 * @example isWhole(jpeg.subarray(0, jpeg.length * 0.7), 'image/jpeg') // => false
 */
export const isWhole = (bytes: Uint8Array, type: PhotoType | 'heic'): boolean => ends[type](bytes);
