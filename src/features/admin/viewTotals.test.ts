import { expect, it } from 'vitest';
import { totalOf, weekTotals } from './viewTotals.ts';

const weeksOf = (...counts: [number, number]) => [
  { week: '2026-11-16', count: counts[0] },
  { week: '2026-11-23', count: counts[1] },
];

it('adds up the weeks of a page, and the pages of a week', () => {
  expect(totalOf(weeksOf(3, 4))).toBe(7);
  expect(weekTotals([{ weeks: weeksOf(3, 4) }, { weeks: weeksOf(10, 0) }])).toEqual(weeksOf(13, 4));
  expect(weekTotals([])).toEqual([]);
});
