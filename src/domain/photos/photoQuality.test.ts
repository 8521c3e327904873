import { describe, expect, it } from 'vitest';
import { brightness, greyOf, type Pixels, sharpness, warningsOf } from './photoQuality.ts';

const drawn = (light: (x: number, y: number) => number, width = 160, height = 120): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    return index % 4 === 3 ? 255 : light(pixel % width, Math.floor(pixel / width));
  }),
});
const edges = (x: number, y: number) => ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 ? 40 : 200);
const soft = (x: number, y: number) => 120 + 60 * Math.sin(x / 12) + 20 * Math.cos(y / 15);
const large = { width: 2000, height: 1500 };
const warnings = (picture: Pixels, size = large) => warningsOf(size, picture);
const sharpnessOf = (picture: Pixels) => sharpness(greyOf(picture), picture.width, picture.height);

it('colours are weighed as eyes do', () => {
  const data = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  expect([...greyOf({ data, width: 3, height: 1 })].map(Math.round)).toEqual([76, 150, 29]);
});

it('the lightness is what nine tenths of the pixels do not reach', () => {
  expect(brightness(Float32Array.from({ length: 100 }, (_, light) => light))).toBe(90);
  expect(brightness(new Float32Array())).toBe(0);
});

describe('a photo', () => {
  it('that is sharp, light and large gets no hint', () => {
    expect(warnings(drawn(edges))).toEqual([]);
  });

  it('is blurred where no pixel differs hard from the next', () => {
    expect(warnings(drawn(soft))).toEqual(['blurred']);
    expect(sharpnessOf(drawn(soft))).toBeLessThan(0.03);
    expect(sharpnessOf(drawn(edges))).toBeGreaterThan(0.3);
  });

  it('is sharp where its bike is, whatever the wall behind is', () => {
    expect(warnings(drawn((x, y) => (x < 40 && y < 30 ? edges(x, y) : soft(x, y))))).toEqual([]);
  });

  it('of a plain wall says nothing of sharpness', () => {
    expect(sharpnessOf(drawn(() => 180))).toBeNull();
    expect(warnings(drawn(() => 180))).toEqual([]);
  });

  it('that is dim is no less sharp', () => {
    const dim = drawn((x, y) => edges(x, y) / 2);
    expect(sharpnessOf(dim)).toBeCloseTo(sharpnessOf(drawn(edges)) ?? 0, 2);
  });

  it('is dark where nothing in it is lit, and not where the bike is', () => {
    expect(warnings(drawn((x, y) => edges(x, y) / 4))).toEqual(['dark']);
    expect(warnings(drawn((x, y) => (x < 40 ? edges(x, y) : 10)))).toEqual([]);
  });

  it.each([
    [999, 750, ['small']],
    [750, 999, ['small']],
    [1000, 750, []],
    [600, 1000, []],
  ])('of %s × %s: %s', (width, height, hints) => {
    expect(warnings(drawn(edges), { width, height })).toEqual(hints);
  });

  it('may have more than one fault', () => {
    expect(
      warnings(
        drawn((x) => 32 + 30 * Math.sin(x / 12)),
        { width: 300, height: 200 },
      ),
    ).toEqual(['small', 'dark', 'blurred']);
  });
});
