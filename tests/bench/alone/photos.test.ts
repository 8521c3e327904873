import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPhoto } from '../../../functions/src/photos/readPhoto.ts';
import { resources } from '../../../functions/src/platform/resources.ts';
import { looks } from '../../../local/seed/models.ts';
import { coversOf, photosOf, readOriginal } from '../../../local/seed/photoPool.ts';
import { renditions } from '../../../src/domain/photos/photo.ts';
import { largeOriginals } from '../photos/largeOriginals.ts';

const photos = 4;
const phone = { width: 4_000, height: 3_000 };
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number) => Math.round(bytes / 1_024);

it('a photo of 12 megapixels becomes four renditions', async () => {
  const names = looks.flatMap((look) => coversOf(look).flatMap((cover) => photosOf(look, cover)[0] ?? []));
  const rows: { original: number; ms: number; sizes: Record<string, number> }[] = [];
  for (const name of names.slice(0, photos)) {
    // Adds grain, since a drawing compresses better than any photo.
    const drawn = await sharp(await readOriginal(name))
      .resize(phone)
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let index = 0; index < drawn.length; index += 1)
      drawn[index] = Math.min(255, Math.max(0, (drawn[index] ?? 0) + ((index * 7_919) % 23) - 11));
    const original = await sharp(drawn, { raw: { ...phone, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer();
    const start = performance.now();
    const made = await readPhoto(original);
    const ms = performance.now() - start;
    if ('problem' in made) throw new Error(made.problem);
    const sizes = Object.fromEntries(
      Object.entries(made.renditions).map(([name, file]) => [name, file.byteLength]),
    );
    rows.push({ original: original.byteLength, ms, sizes });
  }
  console.table(
    Object.keys(renditions).map((name) => ({
      rendition: name,
      'KB, median': kb(median(rows.map(({ sizes }) => sizes[name] ?? 0))),
      'KB, most': kb(Math.max(...rows.map(({ sizes }) => sizes[name] ?? 0))),
    })),
  );
  const [original, ms] = [median(rows.map((row) => row.original)), median(rows.map((row) => row.ms))];
  console.log(
    `▸ one photo of ${kb(original)} KB: ${Math.round(ms)} ms for all renditions and prints, median of ${photos}`,
  );
  expect(Math.max(...rows.map(({ sizes }) => sizes.card ?? 0))).toBeLessThan(60 * 1_024);
});

const { memory, concurrency } = resources.onPhotoUploaded;
const configured = Number.parseInt(memory, 10) * 1_024;
const maxSeconds = 0.8;

it('the largest files that are taken fit into the memory of the function, as many at once as it is given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const paths: Record<string, string> = {};
  for (const [name, build] of Object.entries(largeOriginals)) {
    paths[name] = join(folder, `${Object.keys(paths).length}`);
    await writeFile(paths[name], await build());
  }
  const measure = async (name: string, files: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tests/bench/photos/readAtOnce.ts', `${concurrency}`, ...files],
      // Uses memory instead of temporary files, which the cloud also stores in memory.
      { env: { ...process.env, VIPS_DISC_THRESHOLD: '100g' } },
    );
    const { kilobytes, microseconds } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<
      string,
      number
    >;
    return {
      name,
      MB: Math.round((kilobytes ?? 0) / 1_024),
      's, each': (microseconds ?? 0) / 1e6 / concurrency / files.length,
    };
  };
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const [name, path] of Object.entries(paths)) rows.push(await measure(name, [path]));
  rows.push(await measure('all, one kind after the other', Object.values(paths)));
  await rm(folder, { recursive: true });
  console.table(rows);
  const peak = Math.max(...rows.map(({ MB }) => MB));
  console.log(
    `▸ ${concurrency} at once: ${peak} MB of ${configured}, ${Math.round((100 * peak) / configured)} %`,
  );
  expect(peak).toBeLessThanOrEqual(configured * maxSeconds);
});
