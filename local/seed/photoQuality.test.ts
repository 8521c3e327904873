import sharp from 'sharp';
import { expect, it } from 'vitest';
import { measuredSide, warningsOf } from '../../src/domain/photos/photoQuality.ts';
import { type Look, paintsOf, photosOf, readOriginal } from './photoPool.ts';

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
  // A photo of each silhouette is enough here; decision 72 has the figures of all.
  for (const look of Object.keys(paintsOf) as Look[]) {
    const photo = await readOriginal(photosOf(look, { paint: paintsOf[look][0], side: 'left' })[0] ?? '');
    expect(await hintsOf(photo), look).toEqual([]);
    expect(await hintsOf(await sharp(photo).blur(16).png().toBuffer())).toEqual(['blurred']);
    expect(await hintsOf(await sharp(photo).linear(0.25, 0).png().toBuffer())).toContain('dark');
  }
});
