import sharp, { type Sharp } from 'sharp';
import { maxHeldBytes, maxPixels } from '../../../src/domain/photos/photoLimits.ts';

const sideOf = (pixels: number) => Math.floor(Math.sqrt(pixels));
const side = sideOf(maxPixels);
/** Side in pixels of a square image that needs `maxHeldBytes` of memory at 8 bytes per pixel. */
const heldSide = sideOf(maxHeldBytes / 8);
/** Few shades keep the file far below the upload limit. */
const grainy = (await sharp({
  create: {
    width: 600,
    height: 600,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .blur(4)
  .png()
  .toBuffer()) satisfies Buffer;
const large = (length = side): Sharp => sharp(grainy).resize(length, length);
const plain = (channels: 3 | 4, length = side): Sharp =>
  sharp({
    create: { width: length, height: length, channels, background: { r: 10, g: 100, b: 200, alpha: 0.5 } },
  });
const jpeg = { quality: 60 };
const whole = { ...jpeg, progressive: true, chromaSubsampling: '4:4:4' };

/** Files with the maximum number of pixels, one for each way of decoding. */
export const largeOriginals: Record<string, () => Promise<Buffer>> = {
  JPEG: () => large().jpeg(jpeg).toBuffer(),
  'JPEG, turned': () => large().withMetadata({ orientation: 6 }).jpeg(jpeg).toBuffer(),
  'JPEG, progressive': () =>
    large()
      .jpeg({ ...jpeg, progressive: true })
      .toBuffer(),
  'JPEG, progressive, all colours': () => large().jpeg(whole).toBuffer(),
  'JPEG, progressive, CMYK': () => large(heldSide).toColourspace('cmyk').jpeg(whole).toBuffer(),
  PNG: () => plain(3).png().toBuffer(),
  'PNG, interlaced': () => plain(3).png({ progressive: true }).toBuffer(),
  'PNG, 16 bit with opacity': () => plain(4).toColourspace('rgb16').png().toBuffer(),
  'PNG, 16 bit with opacity, interlaced': () =>
    plain(4, heldSide).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  GIF: () => plain(3).gif().toBuffer(),
  WebP: () => large().webp({ quality: 40, effort: 0 }).toBuffer(),
};
