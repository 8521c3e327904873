import type { Fact } from './facts.ts';
import { statedFacts } from './statedFacts.ts';

/** The facts that a list can be narrowed by, by the names of their filters. */
const factOf = { ownPapers: 'papers:own_name', openToOffers: 'price:open' } as const satisfies Record<
  string,
  Fact
>;
export type FactFilter = keyof typeof factOf;
export const factFilters: readonly FactFilter[] = ['ownPapers', 'openToOffers'];

/**
 * Which of these filters find a listing.
 * @example factFiltersOf({ facts: ['price:open'], features: [] }) // => ['openToOffers']
 */
export const factFiltersOf = (listing: Parameters<typeof statedFacts>[0]): FactFilter[] => {
  const { facts } = statedFacts(listing);
  return factFilters.filter((name) => facts.includes(factOf[name]));
};
