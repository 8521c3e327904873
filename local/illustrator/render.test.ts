import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildSpec } from './buildSpec.ts';
import { drawBike } from './drawBike.ts';
import { photosOf } from './photosOf.ts';
import { render } from './render.ts';
import { shareCard } from './shareCard.ts';

const BIKE = { make: 'Honda', model: 'Wave', body: 'underbone', colour: 'red', mileage: 12_000 } as const;

describe('render', () => {
  it.each([
    ['webp', 400, 300],
    ['png', 800, 600],
    ['jpeg', 1600, 1200],
  ] as const)('gives %s at %i by %i', async (format, width, height) => {
    const {
      format: got,
      width: w,
      height: h,
    } = await sharp(await render(drawBike(buildSpec()), { width, format })).metadata();
    expect([got, w, h]).toEqual([format, width, height]);
  });

  it('gives the same bytes for the same drawing', async () => {
    const order = { width: 400, format: 'webp', quality: 70 } as const;
    expect(await render(drawBike(buildSpec()), order)).toEqual(await render(drawBike(buildSpec()), order));
  });

  it('keeps a card of 400 by 300 under 14 KB on average', async () => {
    const specs = Array.from({ length: 20 }, (_, seed) => photosOf({ ...BIKE, id: `l${seed}` }, 4)[seed % 4]);
    const sizes = await Promise.all(
      specs.map(
        async (spec) =>
          (await render(drawBike(spec ?? buildSpec()), { width: 400, format: 'webp', quality: 70 })).length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(14 * 1024);
  });

  it('renders a share picture of 1200 by 630', async () => {
    const card = shareCard({
      title: 'Xe số đời 2021',
      lines: ['17.500.000 ₫'],
      body: 'underbone',
      colour: 'red',
      seed: 1,
    });
    const { width, height } = await sharp(await render(card, { width: 1200, format: 'png' })).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});
