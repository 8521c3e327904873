import { median } from '../../domain/prices/comparable.ts';
import type { PricedBike } from '../../domain/prices/pricePlot.ts';
import type { Against } from './plotLayout.ts';

const unit = { year: 1, mileage: 10_000 } as const;
/** Smaller changes, as a share of the typical price, are described as no change. */
const hardly = 0.01;

/**
 * Describes a trend line: the key of its text, and the change in đồng per year or 10,000 km, rounded to
 * 100,000.
 * @example judgeTrend(1_000_000, 'year', bikes) // => { text: 'trendYearUp', amount: 1_000_000 }
 */
export const judgeTrend = (slope: number | null, against: Against, bikes: readonly PricedBike[]) => {
  if (slope === null) return { text: 'noTrend', amount: 0 } as const;
  const change = slope * unit[against];
  const amount = Math.round(Math.abs(change) / 100_000) * 100_000;
  if (amount < hardly * median(bikes.map(({ price }) => price)))
    return { text: 'trendNone', amount } as const;
  const isExpected = against === 'year' ? change > 0 : change < 0;
  if (!isExpected) return { text: 'trendOdd', amount } as const;
  return { text: against === 'year' ? 'trendYearUp' : 'trendMileageDown', amount } as const;
};
