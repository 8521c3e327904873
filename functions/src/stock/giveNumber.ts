import { titleOf } from '../../../src/domain/listings/listing.ts';
import type { StockAction, StockAnswer } from '../../../src/domain/stock/stock.schema.ts';
import { shopPlace } from '../shops/readShop.ts';
import type { Stock } from './stockOf.ts';
import { countChange, type StockContext } from './writeChange.ts';

/** Stock numbers never change, because files identify bikes by them. */
export const giveNumber = async (
  context: StockContext,
  { bikes }: Stock,
  { id, number }: Extract<StockAction, { act: 'number' }>,
): Promise<StockAnswer> => {
  const bike = bikes.find(({ listing }) => listing.id === id);
  const refuse = (reason: string): StockAnswer => ({
    done: 0,
    refused: [{ number, title: bike ? titleOf(bike.listing) : '', reason }],
  });
  if (!bike) return refuse('gone');
  if (!bike.unnumbered) return bike.number === number ? { done: 0 } : refuse('changed');
  if (bikes.some((other) => other.number === number && other !== bike)) return refuse('numberTaken');
  await countChange(context, 1);
  // Uses `set`, because a deleted bike may have had this number.
  const place = shopPlace(context.documents, context.shopId).collection('stock').doc(number);
  context.transaction.set(place, { listing_id: id });
  return { done: 1 };
};
