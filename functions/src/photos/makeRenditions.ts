import type { Sharp } from 'sharp';
import { type Rendition, renditions, type ShownRendition } from '../../../src/domain/photos/photo.ts';
import { sniffPhoto } from '../../../src/domain/photos/sniffPhoto.ts';
import { makeSharePicture } from './makeSharePicture.ts';
import type { PhotoProblem } from './photoPaths.plan.ts';

const maxPixels = 50_000_000;

const sized = (image: Sharp, rendition: ShownRendition): Promise<Buffer> => {
  const { width, height, fit, quality } = renditions[rendition];
  return image
    .clone()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality })
    .toBuffer();
};

/** The renditions of an original: upright, without any metadata; or why there are none. */
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
      share: await makeSharePicture(upright),
    };
  } catch {
    return { problem: 'type' };
  }
};
