import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import { type Comparables, placeIn } from '../../domain/prices/comparable.ts';

type Ranges = ModelSpec['vietnamMarket']['priceRange'];
/** A line of the picture: from where to where it reaches, as percentages of its width, and its middle. */
export type Bar = { from: number; width: number; middle: number | null };

/** Room to the left and the right of the outermost figure. */
const margin = 0.08;

/**
 * Lays this bike, the guide's ranges, other listings and their median on one scale, in percent.
 * @param price đồng
 */
export const layPrices = (price: number, guide: Ranges | null, comparables: Comparables | null) => {
  const ranges = guide ? [guide.used, guide.new] : [];
  const amounts = [price, ...ranges.flatMap(({ min, max }) => [min, max]), ...(comparables?.prices ?? [])];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max((most - least) * margin, most * 0.02);
  const at = (amount: number) => ((amount - least + room) / (most - least + 2 * room)) * 100;
  const bar = ({ min, max, average }: Ranges['new']): Bar => ({
    from: at(min),
    width: at(max) - at(min),
    middle: at(average),
  });
  return {
    price: at(price),
    used: guide && bar(guide.used),
    new: guide && bar(guide.new),
    median: comparables && at(comparables.median),
    others: (comparables?.prices ?? []).map((other) => Math.round(at(other) * 10) / 10),
  };
};

/** How a price compares with the range for its kind of bike: new, or used. */
export const judgeByGuide = (price: number, condition: string, guide: Ranges) => {
  const kind = condition === 'new' ? 'new' : 'used';
  return { kind, place: placeIn(price, guide[kind]) } as const;
};

/** Nearer than this, a price is about the median. */
const close = 0.03;

/** @example judgeByMedian(90, 100) // => { place: 'below', percent: 10 } */
export const judgeByMedian = (price: number, median: number) => {
  const difference = (price - median) / median;
  if (Math.abs(difference) < close) return { place: 'about', percent: 0 } as const;
  return {
    place: difference < 0 ? 'below' : 'above',
    percent: Math.round(Math.abs(difference) * 100),
  } as const;
};
