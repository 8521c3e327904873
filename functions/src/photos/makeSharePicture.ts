import type { Sharp } from 'sharp';
import { renditions } from '../../../src/domain/photos/photo.ts';

const { width, height, quality } = renditions.share;
/** What shines through a transparent photo: the paper of the pages. */
const paper = '#faf6ef';
/** The backdrop is blurred while it is small, which costs a hundredth and looks the same. */
const small = { width: width / 20, height: height / 20, blur: 2 };
const dimmed = { brightness: 0.8, saturation: 0.8 };

/**
 * What a shared link shows, 1200 × 630: the whole photo, whatever its shape, before a dim blur of itself. Cutting would
 * take the wheels off most bikes, and leave a third of a photo that was taken upright.
 */
export const makeSharePicture = async (photo: Sharp): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const whole = await photo
    .clone()
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: paper })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const blurred = await sharp(whole)
    .resize({ width: small.width, height: Math.round(small.height), fit: 'cover' })
    .blur(small.blur)
    .modulate(dimmed)
    .png()
    .toBuffer();
  return sharp(blurred)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: whole, gravity: 'centre' }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
};
