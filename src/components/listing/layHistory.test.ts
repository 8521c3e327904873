import { expect, it } from 'vitest';
import { layHistory } from './layHistory.ts';

it('draws a step for each change, and a line after the last', () => {
  const path = layHistory([
    { day: '2026-11-01', price: 20_000_000 },
    { day: '2026-11-11', price: 22_000_000 },
    { day: '2026-11-21', price: 18_000_000 },
  ]);
  expect(path).toBe('M0 51.7H0V51.7H44V18.3H88V85H100');
});

it('draws a small change small', () => {
  const [, first, last] = /V([\d.]+)H88V([\d.]+)H100$/.exec(
    layHistory([
      { day: '2026-11-01', price: 20_000_000 },
      { day: '2026-11-11', price: 19_900_000 },
    ]),
  ) ?? ['', '', ''];
  expect(Number(last) - Number(first)).toBeLessThan(6);
});
