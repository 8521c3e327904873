import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('../../content/guides/pictures/*.webp', {
  eager: true,
  import: 'default',
});

const fileOf = (name: string) => files[`../../content/guides/pictures/${name}.webp`];

/** Address and size of a guide's picture: `picture('scooter')` is pictures/scooter.webp. */
export const picture = (name: string) => {
  const file = fileOf(name);
  if (!file) throw new Error(`src/content/guides/pictures/${name}.webp is missing`);
  return { src: file.src, width: file.width, height: file.height };
};

export const drawing = (brand: string) => picture(fileOf(brand) ? brand : 'neutral');
