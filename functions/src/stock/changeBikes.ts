import type { Listing } from '../../../src/domain/listings/listing.schema.ts';
import { type Stored, titleOf } from '../../../src/domain/listings/listing.ts';
import type { RefusedBike, StockAction, StockAnswer } from '../../../src/domain/stock/stock.schema.ts';
import { freeRoom, type Stock } from './stockOf.ts';
import { type BikeChange, type Changes, countChange, type StockContext, writeChange } from './writeChange.ts';

type Refusal = 'gone' | 'changed' | 'draft' | 'removed' | 'sold' | 'shopFull';
type Judge<T> = (listing: Stored<Listing>, wanted: T) => Changes | Refusal | null;

const judged = <T extends { id: string }>(stock: Stock, wanted: readonly T[], judge: Judge<T>) => {
  const byId = new Map(stock.bikes.map((bike) => [bike.listing.id, bike]));
  const bikes: BikeChange[] = [];
  const refused: RefusedBike[] = [];
  const refuse = (number: string, title: string, reason: Refusal) => refused.push({ number, title, reason });
  for (const one of new Map(wanted.map((one) => [one.id, one])).values()) {
    const bike = byId.get(one.id);
    if (!bike) {
      refuse('', '', 'gone');
      continue;
    }
    const { listing } = bike;
    const number = bike.unnumbered ? '' : bike.number;
    const changes = listing.status === 'hidden' ? 'removed' : judge(listing, one);
    if (typeof changes === 'string') refuse(number, titleOf(listing), changes);
    else if (changes) bikes.push({ number: bike.number, listing, changes });
  }
  return { bikes, refused };
};

/** Refuses to overwrite prices that changed since the person saw them. */
export const changePrices = async (
  context: StockContext,
  stock: Stock,
  { bikes: wanted }: Extract<StockAction, { act: 'prices' }>,
): Promise<StockAnswer> => {
  const { bikes, refused } = judged(stock, wanted, (listing, { from, price }) => {
    if (listing.status === 'sold') return 'sold';
    if (listing.price === price) return null;
    return listing.price === from ? { price } : 'changed';
  });
  if (bikes.length === 0) return { done: 0, change: null, refused };
  await countChange(context, bikes.length);
  return { done: bikes.length, change: writeChange(context, 'prices', bikes), refused };
};

export const changeStatus = async (
  context: StockContext,
  stock: Stock,
  { status, bikes: ids }: Extract<StockAction, { act: 'status' }>,
): Promise<StockAnswer> => {
  const wanted = ids.map((id) => ({ id }));
  let room = freeRoom(stock);
  const { bikes, refused } = judged(stock, wanted, (listing) => {
    if (listing.status === status) return null;
    if (listing.status === 'draft') return 'draft';
    if (listing.status === 'sold') {
      if (room <= 0) return 'shopFull';
      room -= 1;
    }
    return { status };
  });
  if (bikes.length === 0) return { done: 0, change: null, refused };
  await countChange(context, bikes.length);
  return { done: bikes.length, change: writeChange(context, 'status', bikes), refused };
};
