import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makeSharePicture } from '../../functions/src/photos/makeSharePicture.ts';
import { type Rendition, renditions } from '../../src/domain/photos/photo.ts';
import type { BikeSpec } from '../illustrator/index.ts';
import { drawBike } from '../illustrator/index.ts';
import { inRoot } from '../project.ts';

const folder = inRoot('.cache', 'illustrations');
const all = Object.keys(renditions) as Rendition[];

/** Changes with the drawing and with what is made of it, so that a cached picture is never an old one. */
const keyOf = (svg: string) =>
  createHash('sha256').update(JSON.stringify(renditions)).update(svg).digest('hex').slice(0, 32);

const fileOf = (key: string, name: Rendition) => join(folder, `${key}-${renditions[name].file}`);

/** Written beside and moved into place, so that two seeds at once never read half a picture. */
const keep = async (key: string, name: Rendition, picture: Buffer) => {
  await mkdir(folder, { recursive: true });
  const half = `${fileOf(key, name)}.${process.pid}`;
  await writeFile(half, picture);
  await rename(half, fileOf(key, name));
};

const rasterise = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
};

/** A drawing of few colours packs well without much effort. */
const makeRendition = (photo: Sharp, name: Rendition): Promise<Buffer> => {
  if (name === 'share') return makeSharePicture(photo);
  const { width, height, fit, quality } = renditions[name];
  return photo
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality, effort: 2 })
    .toBuffer();
};

/**
 * A picture of a bike in the sizes that are asked for, from the disk where they were drawn before. The drawing is
 * rasterised once.
 */
export const illustrate = async <R extends Rendition = Rendition>(
  spec: BikeSpec,
  sizes: readonly R[] = all as R[],
): Promise<{ picture: Record<R, Buffer>; isNew: boolean }> => {
  const svg = drawBike(spec);
  const key = keyOf(svg);
  let photo: Awaited<ReturnType<typeof rasterise>> | undefined;
  const picture: Partial<Record<R, Buffer>> = {};
  for (const name of sizes) {
    const known = await readFile(fileOf(key, name)).catch(() => null);
    if (known) {
      picture[name] = known;
      continue;
    }
    photo ??= await rasterise(svg);
    const made = await makeRendition(photo(), name);
    await keep(key, name, made);
    picture[name] = made;
  }
  return { picture: picture as Record<R, Buffer>, isNew: photo !== undefined };
};
