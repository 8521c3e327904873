import type { Sharp } from 'sharp';
import { renditions } from '../../../src/domain/photos/photo.ts';

const { width, height, quality } = renditions.share;
/** Background of transparent photos: the colour of pages. */
const paper = '#faf6ef';
/** Blurring a small image takes 1 % of the time and looks the same. */
const small = { width: width / 20, height: height / 20, blur: 2 };
const dimmed = { brightness: 0.8, saturation: 0.8 };

/**
 * Makes the image for shared links, 1200 × 630: the whole photo before a dimmed blur, since cropping would
 * cut off wheels.
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
