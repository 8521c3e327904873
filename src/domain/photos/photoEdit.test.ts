import { describe, expect, it } from 'vitest';
import { brushRadius, dragged, middleOf, sizeAfter } from './photoEdit.ts';

const photo = { width: 400, height: 300 };
const area = { x: 100, y: 100, width: 200, height: 100 };

describe('the size of a photo', () => {
  it('is turned by a turn, that of the part by a crop, and the same by what is covered', () => {
    expect(sizeAfter(photo, [])).toEqual(photo);
    expect(sizeAfter(photo, [{ kind: 'turn' }])).toEqual({ width: 300, height: 400 });
    expect(
      sizeAfter(photo, [
        { kind: 'cover', area },
        { kind: 'brush', points: [{ x: 1, y: 1 }], radius: 5 },
        { kind: 'crop', area },
        { kind: 'turn' },
      ]),
    ).toEqual({ width: 100, height: 200 });
  });
});

it('the brush is a twentieth of the long side wide', () => {
  expect(brushRadius({ width: 1500, height: 2000 })).toBe(50);
});

it('a selection begins in the middle', () => {
  expect(middleOf(photo)).toEqual({ x: 60, y: 45, width: 280, height: 210 });
});

describe('an area', () => {
  it.each([
    ['nw', { x: 110, y: 95, width: 190, height: 105 }],
    ['ne', { x: 100, y: 95, width: 210, height: 105 }],
    ['sw', { x: 110, y: 100, width: 190, height: 95 }],
    ['se', { x: 100, y: 100, width: 210, height: 95 }],
    ['all', { x: 110, y: 95, width: 200, height: 100 }],
  ] as const)('follows %s, and the corner opposite stays', (grip, moved) => {
    expect(dragged(area, grip, { x: 10, y: -5 }, photo)).toEqual(moved);
  });

  it.each([
    ['nw', { x: -900, y: -900 }, { x: 0, y: 0, width: 300, height: 200 }],
    ['se', { x: 900, y: 900 }, { x: 100, y: 100, width: 300, height: 200 }],
    ['all', { x: 900, y: 900 }, { x: 200, y: 200, width: 200, height: 100 }],
    ['all', { x: -900, y: -900 }, { x: 0, y: 0, width: 200, height: 100 }],
  ] as const)('stays inside the photo (%s by %o)', (grip, by, moved) => {
    expect(dragged(area, grip, by, photo)).toEqual(moved);
  });

  it.each([
    ['nw', { x: 900, y: 900 }, { x: 260, y: 160, width: 40, height: 40 }],
    ['se', { x: -900, y: -900 }, { x: 100, y: 100, width: 40, height: 40 }],
  ] as const)('stays large enough to be held (%s)', (grip, by, moved) => {
    expect(dragged(area, grip, by, photo)).toEqual(moved);
  });

  it('may be a whole photo that is smaller than that', () => {
    const dot = { x: 0, y: 0, width: 20, height: 10 };
    expect(dragged(dot, 'se', { x: -5, y: 5 }, { width: 20, height: 10 })).toEqual(dot);
  });
});
