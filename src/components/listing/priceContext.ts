import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import { placeIn } from '../../domain/prices/comparable.ts';

type Ranges = ModelSpec['vietnamMarket']['priceRange'];
/** A line of the picture: from where to where it reaches, as percentages of its width, and its middle. */
export type Bar = { from: number; width: number; middle: number | null };

/** Room to the left and the right of the outermost figure. */
const margin = 0.08;

/**
 * Lays this bike and the guide's ranges on one scale, in percent.
 * @param price đồng
 */
export const layPrices = (price: number, guide: Ranges) => {
  const amounts = [price, ...[guide.used, guide.new].flatMap(({ min, max }) => [min, max])];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max((most - least) * margin, most * 0.02);
  const at = (amount: number) => ((amount - least + room) / (most - least + 2 * room)) * 100;
  const bar = ({ min, max, average }: Ranges['new']): Bar => ({
    from: at(min),
    width: at(max) - at(min),
    middle: at(average),
  });
  return { price: at(price), used: bar(guide.used), new: bar(guide.new) };
};

/** How a price compares with the range for its kind of bike: new, or used. */
export const judgeByGuide = (price: number, condition: string, guide: Ranges) => {
  const kind = condition === 'new' ? 'new' : 'used';
  return { kind, place: placeIn(price, guide[kind]) } as const;
};
