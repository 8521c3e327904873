import { getImage } from 'astro:assets';
import type { Photo } from './photos.ts';

type Size = { width: number; height: number };

/** A photograph cut to a size: its address. One smaller than that is enlarged, so that places keep their shape. */
const cut = async ({ file }: Photo, size: Size, format: 'webp' | 'jpg'): Promise<string> =>
  (await getImage({ src: file, ...size, fit: 'cover', format })).src;

/** A photograph in the shape of the drawing whose place it takes, in these widths: attributes of an `img`. */
export const photoSizes = async (photo: Photo, { width, height }: Size, widths: readonly number[]) => {
  const sources = await Promise.all(
    widths.map(async (one) => {
      const src = await cut(photo, { width: one, height: Math.round((one * height) / width) }, 'webp');
      return { src, candidate: `${src} ${one}w` };
    }),
  );
  return { src: sources[0]?.src ?? '', srcset: sources.map(({ candidate }) => candidate).join(', ') };
};

/** The picture of a link that is shared. */
export const shareSize = (photo: Photo) => cut(photo, { width: 1200, height: 630 }, 'jpg');
