import { expect, it } from 'vitest';
import { isSaveDue, mayRestart } from './saves.ts';

const minute = 60_000;

it.each([
  [true, 59_999, false],
  [true, minute, true],
  [false, minute, false],
  [false, 3 * minute, true],
])('in use %s, %i ms after the last save: due %s', (busy, since, due) => {
  expect(isSaveDue({ busy, since })).toBe(due);
});

it('starts again three times in ten minutes', () => {
  expect(mayRestart([], 0)).toBe(true);
  expect(mayRestart([0, 1, 2], 3)).toBe(false);
  expect(mayRestart([0, 1, 2], 10 * minute)).toBe(true);
});
