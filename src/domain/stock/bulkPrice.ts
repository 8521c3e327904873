import { limits } from '../listings/listingFields.ts';

/** In đồng. */
const bulkStep = 100_000;

export type BulkChange = { direction: 'lower' | 'raise'; amount: number; unit: 'percent' | 'dong' };

/** Null if the new price is out of range or unchanged. */
export const bulkPrice = (price: number, { direction, amount, unit }: BulkChange): number | null => {
  const difference = unit === 'percent' ? (price * amount) / 100 : amount;
  const changed =
    Math.round((price + (direction === 'lower' ? -difference : difference)) / bulkStep) * bulkStep;
  return changed >= bulkStep && changed <= limits.price && changed !== price ? changed : null;
};
