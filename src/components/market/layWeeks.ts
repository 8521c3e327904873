import type { WeekPrice } from '../../domain/prices/priceHistory.ts';
import { mondayOf } from '../../domain/prices/priceHistory.ts';
import { axisOver, placeOn } from '../../domain/prices/pricePlot.ts';
import { day } from '../../domain/time/time.ts';

/* Horizontal coordinates are percentages, vertical ones pixels. */
const left = 14;
const right = 4;
const top = 10;
const height = 110;
export const weeksBase = top + height;
const round = (value: number) => Math.round(value * 10) / 10;
const smallestStep = 500_000;
/** Margin as a share of the prices, so that a small change does not look large. */
const around = 0.05;

/** Lays out weekly prices as dots, with lines between consecutive weeks. Needs at least two weeks. */
export const layWeeks = (weeks: readonly WeekPrice[]) => {
  const times = weeks.map(({ week }) => mondayOf(week));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const prices = weeks.map(({ median }) => median);
  const axis = axisOver(
    Math.min(...prices) * (1 - around),
    Math.max(...prices) * (1 + around),
    3,
    smallestStep,
  );
  const down = (price: number) => round(top + (1 - placeOn(axis, price)) * height);
  const dots = weeks.map(({ median }, n) => ({
    x: round(left + (((times[n] ?? first) - first) / (last - first)) * (100 - left - right)),
    y: down(median),
  }));
  return {
    dots,
    lines: dots.flatMap((to, n) => {
      const from = dots[n - 1];
      const isNext = (times[n] ?? 0) - (times[n - 1] ?? 0) === 7 * day;
      return from && isNext ? [{ from, to }] : [];
    }),
    marks: axis.marks.map((value) => ({ value, y: down(value) })),
    first,
    last,
  };
};

/** Smaller changes, as a share of the first price, are described as no change. */
const hardly = 0.02;

/** Returns the key of the text about the change from the first week to the last. */
export const judgeWeeks = (weeks: readonly WeekPrice[]): 'weeksUp' | 'weeksDown' | 'weeksSame' => {
  const [first, last] = [weeks[0]?.median ?? 0, weeks.at(-1)?.median ?? 0];
  if (Math.abs(last - first) < hardly * first) return 'weeksSame';
  return last > first ? 'weeksUp' : 'weeksDown';
};
