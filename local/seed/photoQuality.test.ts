import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { measuredSide, warningsOf } from '../../src/domain/photos/photoQuality.ts';
import { type Look, paintsOf, photosOf, readOriginal } from './photoPool.ts';

/** Applies the changes of a picture, which follow the resizing. Encoding would take most of the time. */
const drawn = async (picture: Sharp) => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
};

const hintsOf = async (picture: Sharp) => {
  const { width, height } = await picture.metadata();
  const { data, info } = await picture
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
  // A photo of each silhouette suffices; decision 72 has the figures of all.
  for (const look of Object.keys(paintsOf) as Look[]) {
    const original = await readOriginal(photosOf(look, { paint: paintsOf[look][0], side: 'left' })[0] ?? '');
    const photo = await drawn(sharp(original));
    expect(await hintsOf(photo.clone()), look).toEqual([]);
    expect(await hintsOf(await drawn(photo.clone().blur(16)))).toEqual(['blurred']);
    expect(await hintsOf(await drawn(photo.clone().linear(0.25, 0)))).toContain('dark');
  }
});
