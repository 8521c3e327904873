import { expect, it, vi } from 'vitest';
import { onceFor } from './onceFor.ts';

it('computes once for each value, and anew for one that only looks the same', () => {
  const compute = vi.fn((list: readonly number[]) => list.length);
  const lengthOf = onceFor(compute);
  const [one, alike] = [
    [1, 2],
    [1, 2],
  ];
  expect([lengthOf(one), lengthOf(one), lengthOf(alike)]).toEqual([2, 2, 2]);
  expect(compute.mock.calls).toEqual([[one], [alike]]);
  expect(compute.mock.calls[1]?.[0]).toBe(alike);
});
