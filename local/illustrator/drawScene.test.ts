import { describe, expect, it } from 'vitest';
import { drawScene, LANDSCAPE_NAMES, landscapeAlt } from './drawScene.ts';
import { faultsOf } from './proof.ts';

describe('drawScene', () => {
  it.each(LANDSCAPE_NAMES)('draws %s well-formed and the same each time', (kind) => {
    for (const seed of [1, 2, 3]) expect(faultsOf(drawScene({ kind, seed }))).toEqual([]);
    expect(drawScene({ kind, seed: 1 })).toBe(drawScene({ kind, seed: 1 }));
  });

  it('gives eight different landscapes with a text in each language', () => {
    expect(new Set(LANDSCAPE_NAMES.map((kind) => drawScene({ kind, seed: 1 }))).size).toBe(8);
    for (const kind of LANDSCAPE_NAMES) expect(landscapeAlt(kind).en).not.toBe(landscapeAlt(kind).vi);
  });
});
