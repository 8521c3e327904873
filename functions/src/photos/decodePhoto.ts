import type { Metadata, Sharp } from 'sharp';
import { isWhole } from '../../../src/domain/photos/isWhole.ts';
import { renditions } from '../../../src/domain/photos/photo.ts';
import { maxAspect, maxHeldBytes, maxPixels } from '../../../src/domain/photos/photoLimits.ts';
import { sniffPhoto } from '../../../src/domain/photos/sniffPhoto.ts';
import type { PhotoProblem } from './photoPaths.plan.ts';

/** Decoded photo: upright pixels in rows, no larger than the largest rendition. */
export type Picture = {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

const { width, height } = renditions.full;

/**
 * Returns the memory in bytes for a progressive JPEG (16 bits per channel) or interlaced PNG, decoded whole;
 * 0 for other images.
 */
const heldBytes = ({ width, height, channels, format, depth, isProgressive }: Metadata): number => {
  const bytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return isProgressive ? width * height * channels * bytes : 0;
};

const isTooLarge = (header: Metadata) =>
  header.width * header.height > maxPixels || heldBytes(header) > maxHeldBytes;

/**
 * Decodes an original once, at its largest rendition's size.
 * @returns the picture in sRGB, or the reason for refusal
 */
export const decodePhoto = async (original: Buffer): Promise<Picture | { problem: PhotoProblem }> => {
  const type = sniffPhoto(original);
  if (!type || type === 'heic') return { problem: 'type' };
  const { default: sharp } = await import('sharp');
  // No limit here: `isTooLarge` checks the size, so that a decompression bomb is not reported as a broken
  // file.
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

export const openPicture = async ({ data, raw }: Picture): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw });
};
