import type { ImageMetadata } from 'astro';
import { type PhotoFacts, readPhotoFacts } from '../../content/photo.ts';

const files = import.meta.glob<ImageMetadata>('../../content/photos/*/picture.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});
const facts = import.meta.glob('../../content/photos/*.json', { eager: true, import: 'default' });

/** Both `../../content/photos/honda.json` and `…/photos/honda/picture.jpg` are named `honda`. */
const nameOf = (file: string) => /photos\/([^/.]+)/.exec(file)?.[1] ?? file;
export type Photo = PhotoFacts & { file: ImageMetadata };

/** Photos by name. A picture without facts, or facts without a picture, stop the build. */
const photos = new Map<string, Photo>();
for (const [path, written] of Object.entries(facts)) {
  const name = nameOf(path);
  const read = readPhotoFacts(name, written);
  const file = files[`../../content/photos/${name}/${read.picture}`];
  if (!file) throw new Error(`src/content/photos/${name}/${read.picture} is missing`);
  photos.set(name, { ...read, file });
}
for (const path of Object.keys(files))
  if (!photos.has(nameOf(path)))
    throw new Error(
      `src/content/photos/${nameOf(path)}.json is missing: who took the picture, under which licence`,
    );

/** @example photoOf('honda-vision') */
export const photoOf = (name: string): Photo | null => photos.get(name) ?? null;
