import { expect, it } from 'vitest';
import { judgeWeeks, layWeeks, weeksBase } from './layWeeks.ts';

const million = 1_000_000;
const course = (prices: Record<string, number>) =>
  Object.entries(prices).map(([week, price]) => ({ week, median: price * million, count: 5 }));
const rising = course({ '2026-11-02': 20, '2026-11-09': 22, '2026-11-23': 24 });

it('has a dot for each week, from left to right by its date, dear ones above', () => {
  const { dots, marks, first, last } = layWeeks(rising);
  expect(dots).toEqual([
    { x: 14, y: 92.5 },
    { x: 41.3, y: 70.5 },
    { x: 96, y: 48.5 },
  ]);
  expect(marks.map(({ value }) => value / million)).toEqual([17.5, 20, 22.5, 25, 27.5]);
  expect([first, last]).toEqual([Date.UTC(2026, 10, 1, 17), Date.UTC(2026, 10, 22, 17)]);
});

it('joins weeks that follow each other, and none across a gap', () => {
  const { lines, dots } = layWeeks(rising);
  expect(lines).toEqual([{ from: dots[0], to: dots[1] }]);
});

it('draws prices that never change on one height, away from both ends', () => {
  const { dots, marks } = layWeeks(course({ '2026-11-02': 20, '2026-11-09': 20 }));
  expect(new Set(dots.map(({ y }) => y)).size).toBe(1);
  expect(dots.every(({ y }) => y > 20 && y < weeksBase - 10)).toBe(true);
  expect(marks.length).toBeGreaterThan(1);
});

it.each([
  ['weeksUp', 20, 20.4],
  ['weeksSame', 20, 20.3],
  ['weeksSame', 20, 19.7],
  ['weeksDown', 20, 19.6],
] as const)('says %s from %d to %d million, whatever lay between', (text, from, to) => {
  expect(judgeWeeks(course({ '2026-11-02': from, '2026-11-09': 90, '2026-11-16': to }))).toBe(text);
});
