import { expect, it } from 'vitest';
import { titleStep } from './titleStep.ts';

it.each([
  ['X Y 1999', 0],
  ['Honda Air Blade 2021', 0],
  ['Honda Wave Alpha 2021', 1],
  ['Harley-Davidson Street Glide 2019', 1],
  [`Honda ${'W'.repeat(49)} 2021`, 2],
  [`${'W'.repeat(40)} ${'W'.repeat(60)} 2021`, 3],
])('%s is set so small: %d', (title, step) => {
  expect(titleStep(title)).toBe(step);
});
