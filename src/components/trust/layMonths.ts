import { axisOver, placeOn } from '../../domain/prices/pricePlot.ts';
import type { Told } from '../../domain/trust/publicAccounts.ts';

/* Horizontal coordinates are percentages, vertical ones pixels. */
const left = 10;
const top = 10;
const height = 130;
export const barsBase = top + height;
const round = (value: number) => Math.round(value * 10) / 10;

export type MonthBars = { month: string; counts: readonly Told[] };
/** 'few' means one to four. A fixed height hides the exact count. */
const drawn = (count: Told) => (count === 'few' ? 2.5 : count);

/** Returns the positions of bars and marks, months from the oldest. */
export const layMonths = (months: readonly MonthBars[]) => {
  const maxCount = Math.max(5, ...months.flatMap(({ counts }) => counts.map(drawn)));
  const axis = axisOver(0, maxCount, 4, 1);
  const slot = (100 - left) / Math.max(1, months.length);
  const up = (count: number) => round(placeOn(axis, count) * height);
  return {
    marks: axis.marks.map((value) => ({ value, y: barsBase - up(value) })),
    months: months.map(({ month, counts }, index) => {
      const width = Math.min(6, (slot * 0.7) / counts.length);
      const from = left + slot * (index + 0.5) - (width * counts.length) / 2;
      const bars = counts.map((count, n) => ({
        x: round(from + n * width),
        y: barsBase - up(drawn(count)),
        width: round(width * 0.9),
        height: up(drawn(count)),
        isFew: count === 'few',
      }));
      return { month, bars, middle: round(left + slot * (index + 0.5)) };
    }),
  };
};
