import { describe, expect, it } from 'vitest';
import { nextIndex } from './roving.ts';

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowRight', 1, 3, 2],
    ['ArrowLeft', 1, 3, 0],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['a', 0, 3, undefined],
    ['ArrowDown', 0, 0, undefined],
  ])('%s from %i of %i leads to %j', (key, index, count, next) =>
    expect(nextIndex(key, index, count)).toBe(next),
  );

  it('enters a row without focus from either end', () => {
    expect(nextIndex('Home', -1, 3)).toBe(0);
    expect(nextIndex('ArrowDown', -1, 3)).toBe(0);
    expect(nextIndex('ArrowUp', -1, 3)).toBe(2);
  });
});
