import sharp from 'sharp';
import { expect, it } from 'vitest';
import { measuredSide, warningsOf } from '../../src/domain/photos/photoQuality.ts';
import { buildListings, illustrated } from './buildListings.ts';
import { illustrate } from './pictures.ts';

const hintsOf = async (photo: Buffer) => {
  const { width, height } = await sharp(photo).metadata();
  const { data, info } = await sharp(photo)
    .resize(measuredSide, measuredSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return warningsOf(
    { width, height },
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height },
  );
};

it('no photo of the demo is called blurred, dark or small; out of focus or in the night it is', async () => {
  const photos = buildListings(illustrated, Date.UTC(2026, 0, 2)).flatMap((one) => one.photos);
  expect(photos.length).toBeGreaterThan(400);
  // One in sixty; decision 72 has the figures of all.
  for (const { spec } of photos.filter((_, place) => place % 60 === 0)) {
    const { full } = (await illustrate(spec, ['full'])).picture;
    expect(await hintsOf(full)).toEqual([]);
    expect(await hintsOf(await sharp(full).blur(16).png().toBuffer())).toEqual(['blurred']);
    expect(await hintsOf(await sharp(full).linear(0.25, 0).png().toBuffer())).toContain('dark');
  }
});
