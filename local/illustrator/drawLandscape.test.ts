import { describe, expect, it } from 'vitest';
import { drawLandscape, LANDSCAPE_NAMES } from './drawLandscape.ts';
import { faultsOf } from './svgFaults.ts';

describe('drawLandscape', () => {
  it.each(LANDSCAPE_NAMES)('draws %s well-formed and the same each time', (kind) => {
    for (const seed of [1, 2, 3]) expect(faultsOf(drawLandscape({ kind, seed }))).toEqual([]);
    expect(drawLandscape({ kind, seed: 1 })).toBe(drawLandscape({ kind, seed: 1 }));
  });

  it('gives eight different landscapes', () => {
    expect(new Set(LANDSCAPE_NAMES.map((kind) => drawLandscape({ kind, seed: 1 }))).size).toBe(8);
  });
});
