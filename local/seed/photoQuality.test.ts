import { readdirSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { measuredSide, warningsOf } from '../../src/domain/photos/photoQuality.ts';
import { seeded } from '../random.ts';
import { shuffled } from './deck.ts';
import { readOriginal } from './photoPool.ts';

const names = readdirSync(new URL('data/photos', import.meta.url)).map((file) => file.replace('.webp', ''));

it('all photos of the demo have the size of an upload, and are neither empty nor heavy', async () => {
  for (const name of names) {
    const original = await readOriginal(name);
    const { format, width, height } = await sharp(original).metadata();
    expect([format, width, height], name).toEqual(['webp', 1_600, 1_200]);
    expect(original.byteLength, name).toBeGreaterThan(12_000);
    expect(original.byteLength, name).toBeLessThan(64_000);
  }
});

const hintsOf = async (copy: Sharp) => {
  const { data, info } = await copy.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return warningsOf(
    { width: 1_600, height: 1_200 },
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height },
  );
};

it('no photo of a sample is called blurred or dark; out of focus or in the night it is', async () => {
  // A sample, because decoding all photos takes seconds (decision 72).
  const sample = shuffled(names, seeded('photos')).slice(0, 6);
  const copies = await Promise.all(
    sample.map(async (name) => {
      const copy = sharp(await readOriginal(name)).resize(measuredSide);
      const { data, info } = await copy.raw().toBuffer({ resolveWithObject: true });
      return sharp(data, { raw: info });
    }),
  );
  for (const [index, copy] of copies.entries())
    expect(await hintsOf(copy.clone()), sample[index]).toEqual([]);
  for (const copy of copies.slice(0, 1)) {
    expect(await hintsOf(copy.clone().blur(5))).toEqual(['blurred']);
    expect(await hintsOf(copy.clone().linear(0.25, 0))).toContain('dark');
  }
});
