import type { Metadata, Sharp } from 'sharp';
import { isWhole } from '../../../src/domain/photos/isWhole.ts';
import { renditions } from '../../../src/domain/photos/photo.ts';
import { maxAspect, maxHeldBytes, maxPixels } from '../../../src/domain/photos/photoLimits.ts';
import { sniffPhoto } from '../../../src/domain/photos/sniffPhoto.ts';
import type { PhotoProblem } from './photoPaths.plan.ts';

/** A decoded photo: its pixels row by row, upright, at most as large as the largest rendition. */
export type Picture = {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

const { width, height } = renditions.full;

/**
 * Bytes that a decoder needs at once. Progressive JPEG, of which it keeps 16 bits for each colour of a pixel, and
 * interlaced PNG are held whole; other files are read from top to bottom.
 */
const heldBytes = ({ width, height, channels, format, depth, isProgressive }: Metadata): number => {
  const bytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return isProgressive ? width * height * channels * bytes : 0;
};

const isTooLarge = (header: Metadata) =>
  header.width * header.height > maxPixels || heldBytes(header) > maxHeldBytes;

/**
 * Decodes an original once, at the size of its largest rendition; nothing else reads the original.
 * @returns the picture, in sRGB; or why there is none
 */
export const decodePhoto = async (original: Buffer): Promise<Picture | { problem: PhotoProblem }> => {
  const type = sniffPhoto(original);
  if (!type || type === 'heic') return { problem: 'type' };
  const { default: sharp } = await import('sharp');
  // The limit is checked here by hand, to tell a bomb from a file that is broken.
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || `image/${header.format}` !== type) return { problem: 'type' };
  if (isTooLarge(header)) return { problem: 'size' };
  const [short = 0, long = 0] = [header.width, header.height].sort((a, b) => a - b);
  if (long > short * maxAspect) return { problem: 'shape' };
  if (!isWhole(original, type)) return { problem: 'truncated' };
  try {
    const { data, info } = await sharp(original, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return { problem: 'type' };
  }
};

/** Opens a decoded picture for another operation. */
export const openPicture = async ({ data, raw }: Picture): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw });
};
