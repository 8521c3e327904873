import { setTimeout as pause } from 'node:timers/promises';
import { type Rendition, renditionPath, renditions } from '../../src/domain/photos/photo.ts';
import type { SeedListing } from './buildListings.ts';
import { inParallel } from './inParallel.ts';
import { renditionsOf } from './pictures.ts';
import type { Store } from './store.ts';

const cacheControl = 'public, max-age=31536000, immutable';

/** A busy emulator drops connections; writing a file twice is harmless. */
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

/**
 * Stores the renditions of every photo at their public paths.
 * @param shown returns the pool photo that is stored for a photo's name
 */
export const seedPhotos = async (
  { bucket }: Store,
  listings: readonly SeedListing[],
  shown: (name: string) => string = (name) => name,
): Promise<void> => {
  const photos = listings.flatMap(({ id: listing, photos }) =>
    photos.map((photo) => ({ listing, ...photo })),
  );
  await inParallel(photos, 3, async ({ listing, id, name }) => {
    const made = await renditionsOf(shown(name));
    for (const rendition of Object.keys(made) as Rendition[])
      await save(bucket, renditionPath(listing, id, rendition), made[rendition], renditions[rendition].type);
  });
};
