import { limits } from '../listings/listingFields.ts';

/** Rounds bulk changes, in đồng. */
export const bulkStep = 100_000;

export type BulkChange = { direction: 'lower' | 'raise'; amount: number; unit: 'percent' | 'dong' };

/** Changed price, rounded; null if impossible or the same. */
export const bulkPrice = (price: number, { direction, amount, unit }: BulkChange): number | null => {
  const difference = unit === 'percent' ? (price * amount) / 100 : amount;
  const changed =
    Math.round((price + (direction === 'lower' ? -difference : difference)) / bulkStep) * bulkStep;
  return changed >= bulkStep && changed <= limits.price && changed !== price ? changed : null;
};
