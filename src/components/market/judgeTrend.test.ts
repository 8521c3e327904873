import { expect, it } from 'vitest';
import { judgeTrend } from './judgeTrend.ts';

const bikes = [19, 20, 21].map((price) => ({ price: price * 1_000_000, year: 2020, mileage: 10_000 }));

it.each([
  ['nothing without a line', null, 'year', 'noTrend', 0],
  ['what a newer year costs', 1_260_000, 'year', 'trendYearUp', 1_300_000],
  ['what ten thousand kilometres take off', -125, 'mileage', 'trendMileageDown', 1_300_000],
  ['that it hardly matters, under a hundredth of the typical price', 140_000, 'year', 'trendNone', 100_000],
  ['that it matters from a hundredth on', 200_000, 'year', 'trendYearUp', 200_000],
  ['that an older bike costing more is chance', -1_000_000, 'year', 'trendOdd', 1_000_000],
  ['that more kilometres costing more is chance', 100, 'mileage', 'trendOdd', 1_000_000],
] as const)('says %s', (_, slope, against, text, amount) => {
  expect(judgeTrend(slope, against, bikes)).toEqual({ text, amount });
});
