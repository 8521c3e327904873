import { getImage } from 'astro:assets';
import type { Photo } from './photos.ts';

type Size = { width: number; height: number };

/** Crops a photo to a size and returns its address. Enlarges smaller photos, to keep the layout. */
const cut = async ({ file }: Photo, size: Size, format: 'webp' | 'jpg'): Promise<string> =>
  (await getImage({ src: file, ...size, fit: 'cover', format })).src;

/** Returns the `img` attributes of a photo in these widths, cropped to the drawing's proportions. */
export const photoSizes = async (photo: Photo, { width, height }: Size, widths: readonly number[]) => {
  const sources = await Promise.all(
    widths.map(async (one) => {
      const src = await cut(photo, { width: one, height: Math.round((one * height) / width) }, 'webp');
      return { src, candidate: `${src} ${one}w` };
    }),
  );
  return { src: sources[0]?.src ?? '', srcset: sources.map(({ candidate }) => candidate).join(', ') };
};

export const shareSize = (photo: Photo) => cut(photo, { width: 1200, height: 630 }, 'jpg');
