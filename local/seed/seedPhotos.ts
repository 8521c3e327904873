import { setTimeout as pause } from 'node:timers/promises';
import { type Rendition, renditionPath, renditions } from '../../src/domain/photos/photo.ts';
import type { SeedListing } from './buildListings.ts';
import { inParallel } from './inParallel.ts';
import { illustrate } from './pictures.ts';
import type { Store } from './store.ts';

const names = Object.keys(renditions) as Rendition[];
const cacheControl = 'public, max-age=31536000, immutable';

/** A busy emulator drops a connection now and then; writing the same file again does no harm. */
const save = async (
  bucket: Store['bucket'],
  path: string,
  content: Buffer,
  contentType: string,
  attempts = 3,
): Promise<void> => {
  try {
    await bucket.file(path).save(content, {
      resumable: false,
      validation: false,
      metadata: { contentType, cacheControl },
    });
  } catch (failure) {
    if (attempts <= 1) throw failure;
    await pause(500);
    await save(bucket, path, content, contentType, attempts - 1);
  }
};

/** Draws what is not on the disk yet and lays the renditions where the site looks for them. */
export const seedPhotos = async (
  { bucket }: Store,
  listings: readonly SeedListing[],
): Promise<{ photos: number; drawn: number }> => {
  const photos = listings.flatMap(({ id, photos }) => photos.map((photo) => ({ ...photo, listing: id })));
  let drawn = 0;
  await inParallel(photos, 3, async ({ listing, id, spec }) => {
    const { picture, isNew } = await illustrate(spec);
    if (isNew) drawn += 1;
    for (const name of names)
      await save(bucket, renditionPath(listing, id, name), picture[name], renditions[name].type);
  });
  return { photos: photos.length, drawn };
};
