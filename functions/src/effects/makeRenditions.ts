import type { Sharp } from 'sharp';
import { type Rendition, renditions } from '../../../src/domain/photo.ts';
import { sniffPhoto } from '../../../src/domain/sniffPhoto.ts';
import type { PhotoProblem } from '../plans/photoPaths.ts';

const maxPixels = 50_000_000;

const sized = (image: Sharp, rendition: Rendition): Promise<Buffer> => {
  const { width, height, fit, quality } = renditions[rendition];
  return image
    .clone()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality })
    .toBuffer();
};

/** The three renditions of an original: upright, in WebP, without any metadata; or why there are none. */
export const makeRenditions = async (
  original: Buffer,
): Promise<Record<Rendition, Buffer> | { problem: PhotoProblem }> => {
  const type = sniffPhoto(original);
  if (!type || type === 'heic') return { problem: 'type' };
  const { default: sharp } = await import('sharp');
  // The limit is checked here by hand, to tell a bomb from a file that is broken.
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || `image/${header.format}` !== type) return { problem: 'type' };
  if (header.width * header.height > maxPixels) return { problem: 'size' };
  try {
    const upright = sharp(original, { limitInputPixels: maxPixels }).autoOrient();
    return {
      full: await sized(upright, 'full'),
      detail: await sized(upright, 'detail'),
      card: await sized(upright, 'card'),
    };
  } catch {
    return { problem: 'type' };
  }
};
