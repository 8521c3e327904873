import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('../../content/guides/pictures/*.webp', {
  eager: true,
  import: 'default',
});

/** Address and size of a picture of the guides: `picture('scooter')` for pictures/scooter.webp. */
export const picture = (name: string) => {
  const file = files[`../../content/guides/pictures/${name}.webp`];
  if (!file) throw new Error(`src/content/guides/pictures/${name}.webp is missing`);
  return { src: file.src, width: file.width, height: file.height };
};
