import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import { placeIn } from '../../domain/prices/comparable.ts';

type Ranges = ModelSpec['vietnamMarket']['priceRange'];
/** A bar's start, width and middle, in percent of the whole scale. */
export type Bar = { from: number; width: number; middle: number | null };

const margin = 0.08;

/** Lays out the price and the guide's ranges on one scale, in percent. @param price đồng */
export const layPrices = (price: number, guide: Ranges) => {
  const amounts = [price, ...[guide.used, guide.new].flatMap(({ min, max }) => [min, max])];
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max((max - min) * margin, max * 0.02);
  const at = (amount: number) => ((amount - min + room) / (max - min + 2 * room)) * 100;
  const bar = ({ min, max, average }: Ranges['new']): Bar => ({
    from: at(min),
    width: at(max) - at(min),
    middle: at(average),
  });
  return { price: at(price), used: bar(guide.used), new: bar(guide.new) };
};

export const judgeByGuide = (price: number, condition: string, guide: Ranges) => {
  const kind = condition === 'new' ? 'new' : 'used';
  return { kind, place: placeIn(price, guide[kind]) } as const;
};
