import type { Card } from '../listings/card.ts';

export type BatteryTerms = 'owned' | 'rented';

/**
 * Returns whether an electric bike's price includes the battery; `none` for petrol bikes.
 * @example batteryTermsOf({ fuel: 'electric', category: 'electric' }) // => 'unstated'
 */
export const batteryTermsOf = ({
  fuel,
  category,
  facts,
}: Pick<Card, 'fuel' | 'category' | 'facts'>): BatteryTerms | 'unstated' | 'none' => {
  if (fuel !== 'electric' && category !== 'electric') return 'none';
  if (facts?.includes('batteryRented')) return 'rented';
  return facts?.includes('batteryOwned') ? 'owned' : 'unstated';
};
