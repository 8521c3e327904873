import { describe, expect, it } from 'vitest';
import { VIEW_NAMES } from './bikeSpec.ts';
import { BODIES, BODY_NAMES, type VariantName } from './bodies/bodies.ts';
import { buildSpec } from './buildSpec.ts';
import { drawBike } from './drawBike.ts';
import { LIGHT_NAMES, lightOf } from './light.ts';
import { lookOf } from './look.ts';
import { PAINTS } from './paint.ts';
import { exhaust } from './parts/exhaust.ts';
import { seeded } from './random.ts';
import { SCENE_NAMES } from './scenes/scenes.ts';
import { faultsOf } from './svgFaults.ts';

describe('drawBike', () => {
  it('gives the same text for the same spec', () => {
    expect(drawBike(buildSpec())).toBe(drawBike(buildSpec()));
  });

  it('gives another picture for another seed, colour, view, scene and light', () => {
    const pictures = [
      {},
      { seed: 2 },
      { colour: 'blue' },
      { view: 'front' },
      { scene: 'sea' },
      { light: 'dusk' },
    ] as const;
    expect(new Set(pictures.map((change) => drawBike(buildSpec(change)))).size).toBe(pictures.length);
  });

  it('shows one machine from both sides: same paint, and a silencer on the right flank only', () => {
    const [right, left] = [drawBike(buildSpec()), drawBike(buildSpec({ view: 'side-left' }))];
    for (const flank of [right, left])
      expect(flank.includes(lightOf('noon').machine(PAINTS.red.hex))).toBe(true);
    const silencer = exhaust(
      '0 0, -10 0',
      'long',
      lookOf({
        paint: 'red',
        accent: 'white',
        light: lightOf('noon'),
        random: seeded(1),
        left: false,
        close: false,
      }),
      true,
    );
    const can = /<clipPath id="(c\w+)"/.exec(silencer)?.[1] ?? 'none';
    expect(right.includes(`id="${can}"`)).toBe(true);
    expect(left.includes(`id="${can}"`)).toBe(false);
  });

  it.each(BODY_NAMES)('draws %s well-formed in every view and scene', (body) => {
    for (const view of VIEW_NAMES)
      for (const scene of SCENE_NAMES)
        expect(faultsOf(drawBike(buildSpec({ body, view, scene })))).toEqual([]);
  });

  it.each(BODY_NAMES)('draws every silhouette of %s in every light and many seeds', (body) => {
    for (const variant of Object.keys(BODIES[body]) as VariantName[])
      for (const light of LIGHT_NAMES)
        for (let seed = 0; seed < 6; seed += 1)
          expect(faultsOf(drawBike(buildSpec({ body, variant, light, seed })))).toEqual([]);
  });

  it('shows the mileage asked for on the instruments', () => {
    const near = (mileage: number) => drawBike(buildSpec({ view: 'detail-dashboard', mileage }));
    expect(near(12_345)).not.toBe(near(54_321));
    expect(faultsOf(near(0)).concat(faultsOf(near(9_999_999)))).toEqual([]);
  });
});
