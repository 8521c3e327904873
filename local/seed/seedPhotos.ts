import { setTimeout as pause } from 'node:timers/promises';
import { renditionPath, renditions, type ShownRendition } from '../../src/domain/photos/photo.ts';
import type { SeedListing } from './buildListings.ts';
import { inParallel } from './inParallel.ts';
import { illustrate } from './pictures.ts';
import type { Store } from './store.ts';

const shown: readonly ShownRendition[] = ['card', 'detail', 'full'];
const names = [...shown, 'share'] as const;
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

/**
 * Draws what is not on the disk yet and lays the renditions where the site looks for them. Shared links show a bike's
 * first photo, and what they show takes as long to make as the three others: it serves for all photos of the bike.
 */
export const seedPhotos = async (
  { bucket }: Store,
  listings: readonly SeedListing[],
): Promise<{ photos: number; drawn: number }> => {
  let drawn = 0;
  let count = 0;
  await inParallel(listings, 3, async ({ id: listing, photos }) => {
    const [first] = photos;
    if (!first) return;
    const { share } = (await illustrate(first.spec, ['share'])).picture;
    for (const { id, spec } of photos) {
      const { picture, isNew } = await illustrate(spec, shown);
      if (isNew) drawn += 1;
      count += 1;
      for (const name of names) {
        const content = name === 'share' ? share : picture[name];
        await save(bucket, renditionPath(listing, id, name), content, renditions[name].type);
      }
    }
  });
  return { photos: count, drawn };
};
