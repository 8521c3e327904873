import { expect, it } from 'vitest';
import { turnOf } from './swipe.ts';

it.each([
  [-30, 1],
  [-400, 1],
  [30, -1],
  [400, -1],
  [-29, 0],
  [29, 0],
  [0, 0],
])('[S9.10] a swipe of %d pixels turns by %d', (distance, turn) => {
  expect(turnOf(distance)).toBe(turn);
});
