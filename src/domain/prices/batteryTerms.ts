import { type Card, isElectricCard } from '../listings/card.ts';

export type BatteryTerms = 'owned' | 'rented';

/**
 * Returns whether an electric bike's price includes the battery; `none` for petrol bikes.
 * @example batteryTermsOf({ fuel: 'electric', category: 'electric' }) // => 'unstated'
 */
export const batteryTermsOf = (
  card: Pick<Card, 'fuel' | 'category' | 'facts'>,
): BatteryTerms | 'unstated' | 'none' => {
  if (!isElectricCard(card)) return 'none';
  if (card.facts?.includes('batteryRented')) return 'rented';
  return card.facts?.includes('batteryOwned') ? 'owned' : 'unstated';
};

/** Excludes bikes with a rented battery from price statistics: their price is not for the whole bike. */
export const wholePriced = (cards: readonly Card[]): Card[] =>
  cards.filter((card) => batteryTermsOf(card) !== 'rented');
