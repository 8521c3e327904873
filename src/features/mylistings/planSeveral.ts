import { limits } from '../../domain/listings/listingFields.ts';
import { serverTime } from '../../firebase/firestore.ts';
import { type Mine, type Plan, planAction } from './planAction.ts';

/** What can be done to several listings at once, in the order of the buttons. */
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

/** The listings that an action can be done to: a draft goes public through its form alone. */
export const fittingFor = (action: SeveralAction, listings: readonly Mine[]): Mine[] => {
  const statuses: readonly Mine['status'][] = statusesFor[action];
  return listings.filter(
    (listing) => statuses.includes(listing.status) && (action !== 'price' || listing.price !== null),
  );
};

/** Lower or raise by so much: percent, or đồng. */
export type PriceChange = { direction: 'lower' | 'raise'; amount: number; unit: 'percent' | 'dong' };

/** Prices of several are rounded to this, in đồng. */
export const priceStep = 10_000;

/**
 * A price after a change, rounded to 10,000 ₫; null where that is no price that a listing may have, or no other one.
 * @example newPrice(12_345_000, { direction: 'lower', amount: 5, unit: 'percent' }) // => 11_730_000
 */
export const newPrice = (price: number, { direction, amount, unit }: PriceChange): number | null => {
  const difference = unit === 'percent' ? (price * amount) / 100 : amount;
  const changed =
    Math.round((price + (direction === 'lower' ? -difference : difference)) / priceStep) * priceStep;
  return changed >= priceStep && changed <= limits.price && changed !== price ? changed : null;
};

/** What one listing of several gets: the write, and what it is afterwards. Null where nothing can be done to it. */
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
  change: PriceChange | null = null,
  until: number | null = null,
): Step | null => {
  if (action === 'price') {
    const price = change && listing.price !== null ? newPrice(listing.price, change) : null;
    return price === null ? null : { plan: planPrice(price), price };
  }
  if (action === 'reserve' && until === null) return null;
  const plan = planAction(listing, action, until);
  return plan.kind === 'write' ? { plan, price: null } : null;
};
