import { describe, expect, it } from 'vitest';
import { BODIES, BODY_NAMES, type VariantName } from './bodies/bodies.ts';
import { drawBike } from './drawBike.ts';
import { kitOf } from './kit.ts';
import { LIGHTS, lightOf } from './light.ts';
import { PAINTS } from './paint.ts';
import { exhaust } from './parts/exhaust.ts';
import { buildSpec, faultsOf } from './proof.ts';
import { seeded } from './random.ts';
import { SCENES } from './scenes/scenes.ts';
import { VIEWS } from './spec.ts';

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
      kitOf({
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
    for (const view of VIEWS)
      for (const scene of SCENES) expect(faultsOf(drawBike(buildSpec({ body, view, scene })))).toEqual([]);
  });

  it.each(BODY_NAMES)('draws every silhouette of %s in every light and many seeds', (body) => {
    for (const variant of Object.keys(BODIES[body]) as VariantName[])
      for (const light of LIGHTS)
        for (let seed = 0; seed < 6; seed += 1)
          expect(faultsOf(drawBike(buildSpec({ body, variant, light, seed })))).toEqual([]);
  });

  it('shows the mileage asked for on the instruments', () => {
    const near = (mileage: number) => drawBike(buildSpec({ view: 'detail-dash', mileage }));
    expect(near(12_345)).not.toBe(near(54_321));
    expect(faultsOf(near(0)).concat(faultsOf(near(9_999_999)))).toEqual([]);
  });
});
