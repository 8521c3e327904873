import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeSharePicture } from '../../functions/src/photos/makeSharePicture.ts';
import { type Rendition, renditions, type ShownRendition } from '../../src/domain/photos/photo.ts';
import type { BikeSpec } from '../illustrator/index.ts';
import { drawBike } from '../illustrator/index.ts';
import { inRoot } from '../project.ts';

export type Picture = Record<Rendition, Buffer>;

const folder = inRoot('.cache', 'illustrations');
const names = Object.keys(renditions) as Rendition[];

/** Changes with the drawing and with what is made of it, so that a cached picture is never an old one. */
const keyOf = (svg: string) =>
  createHash('sha256').update(JSON.stringify(renditions)).update(svg).digest('hex').slice(0, 32);

const fileOf = (key: string, name: Rendition) => join(folder, `${key}-${renditions[name].file}`);

const cached = async (key: string): Promise<Picture | null> => {
  try {
    const [card, detail, full, share] = await Promise.all(names.map((name) => readFile(fileOf(key, name))));
    return card && detail && full && share ? { card, detail, full, share } : null;
  } catch {
    return null;
  }
};

/** Written beside and moved into place, so that two seeds at once never read half a picture. */
const keep = async (key: string, picture: Picture) => {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const half = `${fileOf(key, name)}.${process.pid}`;
      await writeFile(half, picture[name]);
      await rename(half, fileOf(key, name));
    }),
  );
};

/** The drawing is rasterised once; a drawing of few colours packs well without much effort. */
const rasterise = async (svg: string): Promise<Picture> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sized = (name: ShownRendition) => {
    const { width, height, fit, quality } = renditions[name];
    return sharp(data, { raw })
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality, effort: 2 })
      .toBuffer();
  };
  const [card, detail, full, share] = await Promise.all([
    sized('card'),
    sized('detail'),
    sized('full'),
    makeSharePicture(sharp(data, { raw })),
  ]);
  return { card, detail, full, share };
};

/** A picture of a bike in its sizes, from the disk when it was drawn before. */
export const illustrate = async (spec: BikeSpec): Promise<{ picture: Picture; isNew: boolean }> => {
  const svg = drawBike(spec);
  const key = keyOf(svg);
  const known = await cached(key);
  if (known) return { picture: known, isNew: false };
  const picture = await rasterise(svg);
  await keep(key, picture);
  return { picture, isNew: true };
};
