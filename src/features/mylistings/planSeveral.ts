import { limits } from '../../domain/listings/listingFields.ts';
import { serverTime } from '../../firebase/firestore.ts';
import { type Mine, type Plan, planAction } from './planAction.ts';

/** Actions on several listings, in the order of their buttons. */
export const severalActions = ['renew', 'pause', 'activate', 'markSold', 'reserve', 'price'] as const;
export type SeveralAction = (typeof severalActions)[number];

const statusesFor = {
  renew: ['active'],
  pause: ['active'],
  activate: ['paused'],
  markSold: ['active', 'paused'],
  reserve: ['active'],
  price: ['active', 'paused', 'draft'],
} as const satisfies Record<SeveralAction, readonly Mine['status'][]>;

/** Listings to which an action applies. */
export const fittingFor = (action: SeveralAction, listings: readonly Mine[]): Mine[] => {
  const statuses: readonly Mine['status'][] = statusesFor[action];
  return listings.filter(
    (listing) => statuses.includes(listing.status) && (action !== 'price' || listing.price !== null),
  );
};

export type PriceChange = { direction: 'lower' | 'raise'; amount: number; unit: 'percent' | 'dong' };

/** New prices in whole đồng by listing id. */
export type Prices = ReadonlyMap<string, number>;

/** Lowest price in đồng. Prices are multiples of it. */
export const priceStep = 10_000;
/** From this price on, percentage changes are rounded to 100,000 ₫. */
const roundFrom = 10_000_000;

/**
 * Rounded; null if invalid or unchanged.
 * @example newPrice(12_345_000, { direction: 'lower', amount: 5, unit: 'percent' }) // => 11_700_000
 */
export const newPrice = (price: number, { direction, amount, unit }: PriceChange): number | null => {
  const difference = unit === 'percent' ? (price * amount) / 100 : amount;
  const step = unit === 'percent' && price >= roundFrom ? 10 * priceStep : priceStep;
  const changed = Math.round((price + (direction === 'lower' ? -difference : difference)) / step) * step;
  return isOtherPrice(price, changed) ? changed : null;
};

/** Is the second price valid, and different from the first? */
export const isOtherPrice = (price: number | null, other: number | null): other is number =>
  other !== null && other >= priceStep && other <= limits.price && other !== price;

export type Step = { plan: Plan & { kind: 'write' }; price: number | null };

/** @param price whole đồng */
export const planPrice = (price: number): Step['plan'] => ({
  kind: 'write',
  changes: { price, updated_at: serverTime },
  needsSlug: false,
});

export const planStep = (
  listing: Mine,
  action: SeveralAction,
  prices: Prices | null = null,
  until: number | null = null,
): Step | null => {
  if (action === 'price') {
    const price = prices?.get(listing.id) ?? null;
    return isOtherPrice(listing.price, price) ? { plan: planPrice(price), price } : null;
  }
  if (action === 'reserve' && until === null) return null;
  const plan = planAction(listing, action, until);
  return plan.kind === 'write' ? { plan, price: null } : null;
};
