import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPhoto } from '../../functions/src/photos/readPhoto.ts';
import { type Rendition, renditionPath, renditions } from '../../src/domain/photos/photo.ts';
import { runInParallel } from '../../src/domain/platform/runInParallel.ts';
import { inRoot } from '../project.ts';
import type { SeedListing, SeedPhoto } from './buildListings.ts';
import { readOriginal } from './photoPool.ts';
import type { Store } from './store.ts';

type Renditions = Record<Rendition, Buffer>;

const folder = inRoot('.cache', 'photos');
const names = Object.keys(renditions) as Rendition[];

const keyOf = (original: Buffer) =>
  createHash('sha256').update(JSON.stringify(renditions)).update(original).digest('hex').slice(0, 32);

/** Writes and renames a file, so that concurrent seeds never read a partial one. */
const keep = async (file: string, picture: Buffer) => {
  await mkdir(folder, { recursive: true });
  const half = `${file}.${process.pid}`;
  await writeFile(half, picture);
  await rename(half, file);
};

export const renditionsOf = async (name: string): Promise<Renditions> => {
  const original = await readOriginal(name);
  const fileOf = (rendition: Rendition) => join(folder, `${keyOf(original)}-${renditions[rendition].file}`);
  const cached = await Promise.all(
    names.map(async (rendition) => [rendition, await readFile(fileOf(rendition))] as const),
  ).catch(() => null);
  if (cached) return Object.fromEntries(cached) as Renditions;
  const photo = await readPhoto(original);
  if ('problem' in photo) throw new Error(`${name} would be refused: ${photo.problem}`);
  for (const rendition of names) await keep(fileOf(rendition), photo.renditions[rendition]);
  return photo.renditions;
};

const cacheControl = 'public, max-age=31536000, immutable';

/**
 * Stores the renditions of every photo at their public paths.
 * @param shown returns the photo to store under a name
 */
export const seedPhotos = async (
  { bucket }: Store,
  listings: readonly SeedListing[],
  shown: (name: string) => string = (name) => name,
): Promise<void> => {
  const save = async ({ listing, id, name }: SeedPhoto & { listing: string }) => {
    const pictures = await renditionsOf(shown(name));
    for (const rendition of names)
      await bucket.file(renditionPath(listing, id, rendition)).save(pictures[rendition], {
        resumable: false,
        validation: false,
        metadata: { contentType: renditions[rendition].type, cacheControl },
      });
  };
  const photos = listings.flatMap(({ id: listing, photos }) =>
    photos.map((photo) => ({ listing, ...photo })),
  );
  const { failed } = await runInParallel(photos, 3, save);
  // Retried, because a busy emulator drops connections.
  for (const photo of failed) await save(photo);
};
