import type { Fact } from './facts.ts';
import { statedFacts } from './statedFacts.ts';

type Row = {
  /** A fact, or a question with any answer: `emissions:`. */
  fact: Fact;
  /** Value in addresses and open data. Never change it. */
  address: string;
  openData: string;
  /** Names in searches, without accents, separated by ', '. */
  words: string;
  /** Words by which a description states the fact. */
  written: readonly string[];
};

export const factRows = {
  ownPapers: {
    fact: 'papers:own_name',
    address: 'own_papers',
    openData: 'own_papers',
    words:
      "giay to chinh chu, ca vet chinh chu, xe chinh chu, chinh chu, papers in name, papers in own name, papers in my name, papers in seller's name, papers in the seller's name, papers in sellers name, papers in owner's name, papers in the owner's name",
    written: ['chinh', 'chu'],
  },
  openToOffers: {
    fact: 'price:open',
    address: 'offers',
    openData: 'open_to_offers',
    words:
      'gia con thuong luong, gia co thuong luong, gia thuong luong, con thuong luong, co thuong luong, thuong luong duoc, thuong luong, open to offers, price negotiable, negotiable',
    written: ['thuong', 'luong'],
  },
  emissionsPassed: {
    fact: 'emissions:',
    address: 'emissions',
    openData: 'emissions_passed',
    words:
      'da kiem dinh khi thai, dat kiem dinh khi thai, co kiem dinh khi thai, qua kiem dinh khi thai, emissions test passed, emission test passed, passed emissions test, passed emission test, emissions tested, emission tested',
    written: ['dat', 'kiem', 'dinh', 'khi', 'thai'],
  },
} as const satisfies Record<string, Row>;
export type FactFilter = keyof typeof factRows;
export const factFilters = Object.keys(factRows) as readonly FactFilter[];
export const isFactFilter = (name: string): name is FactFilter => Object.hasOwn(factRows, name);

/**
 * Filters that a listing passes.
 * @example factFiltersOf({ facts: ['price:open'], features: [] }) // => ['openToOffers']
 */
export const factFiltersOf = (listing: Parameters<typeof statedFacts>[0]): FactFilter[] => {
  const { facts } = statedFacts(listing);
  return factFilters.filter((name) => facts.some((fact) => fact.startsWith(factRows[name].fact)));
};
