import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('../../content/guides/pictures/*.webp', {
  eager: true,
  import: 'default',
});

const found = (name: string) => files[`../../content/guides/pictures/${name}.webp`];

/** Address and size of a picture of the guides: `picture('scooter')` for pictures/scooter.webp. */
export const picture = (name: string) => {
  const file = found(name);
  if (!file) throw new Error(`src/content/guides/pictures/${name}.webp is missing`);
  return { src: file.src, width: file.width, height: file.height };
};

/** The same for a brand, whose drawing may be missing: then the neutral one. */
export const drawing = (brand: string) => picture(found(brand) ? brand : 'neutral');
