import type { Fact } from './facts.ts';
import { isLeaving } from './leaving.ts';
import { reducedBy } from './priceSteps.ts';
import { statedFacts } from './statedFacts.ts';

type Row = {
  /** Beginning of a stated fact; `emissions:` matches any answer. Filters without `fact` use `isMet`. */
  fact?: Fact | `${string}:`;
  /** For electric bikes only. */
  only?: 'electric';
  /** Value in addresses and open data. Never change it. */
  address: string;
  openData?: string;
  /** Search words, without accents, separated by ', '. */
  words: string;
  /** A description states the fact if it contains all words of a group. */
  written?: readonly (readonly string[])[];
};

export const factRows = {
  ownPapers: {
    fact: 'papers:own_name',
    address: 'own_papers',
    openData: 'own_papers',
    words:
      "giay to chinh chu, ca vet chinh chu, xe chinh chu, chinh chu, papers in name, papers in own name, papers in my name, papers in seller's name, papers in the seller's name, papers in sellers name, papers in owner's name, papers in the owner's name",
    written: [['chinh', 'chu']],
  },
  openToOffers: {
    fact: 'price:open',
    address: 'offers',
    openData: 'open_to_offers',
    words:
      'gia con thuong luong, gia co thuong luong, gia thuong luong, con thuong luong, co thuong luong, thuong luong duoc, thuong luong, open to offers, price negotiable, negotiable',
    written: [['thuong', 'luong']],
  },
  // Only a recorded price drop counts, not the words of a description.
  reduced: {
    address: 'reduced',
    words:
      'moi giam gia, da giam gia, dang giam gia, vua giam gia, giam gia, reduced price, price reduced, price drop, reduced',
  },
  // Has no `openData`: open data doesn't tell when sellers leave.
  leaving: {
    address: 'leaving',
    words:
      'sap ve nuoc, ve nuoc, sap roi viet nam, roi viet nam, seller leaving vietnam, seller leaving, leaving vietnam, leaving soon, leaving',
    written: [
      ['ve', 'nuoc'],
      ['roi', 'viet', 'nam'],
      ['leaving', 'vietnam'],
    ],
  },
  emissionsPassed: {
    fact: 'emissions:',
    address: 'emissions',
    openData: 'emissions_passed',
    words:
      'da kiem dinh khi thai, dat kiem dinh khi thai, co kiem dinh khi thai, qua kiem dinh khi thai, emissions test passed, emission test passed, passed emissions test, passed emission test, emissions tested, emission tested',
    written: [['dat', 'kiem', 'dinh', 'khi', 'thai']],
  },
  batteryOwned: {
    fact: 'pack:owned',
    only: 'electric',
    address: 'battery_owned',
    openData: 'battery_owned',
    words:
      'pin mua dut, mua dut pin, pin da mua, da mua pin, mua pin, pin mua, bao gom pin, ban kem pin, kem pin, khong phai thue pin, khong thue pin, battery is included, battery included, including battery, includes battery, battery owned, owned battery, own battery, battery not rented, no battery rental',
  },
  batteryRented: {
    fact: 'pack:rented',
    only: 'electric',
    address: 'battery_rented',
    openData: 'battery_rented',
    words:
      'goi thue pin, pin di thue, dang thue pin, thue pin, pin thue, battery is rented, battery rented, rented battery, battery rental, battery lease, leased battery, battery subscription',
  },
} as const satisfies Record<string, Row>;
export type FactFilter = keyof typeof factRows;
export const factFilters = Object.keys(factRows) as readonly FactFilter[];
export const rowOfFact = (name: FactFilter): Row => factRows[name];
export const isFactFilter = (name: string): name is FactFilter => Object.hasOwn(factRows, name);

type Bike = { fuel?: string | null } & Parameters<typeof statedFacts>[0] &
  Parameters<typeof reducedBy>[0] &
  Parameters<typeof isLeaving>[0];
const isMet: Partial<Record<FactFilter, (listing: Bike) => boolean>> = {
  reduced: (listing) => reducedBy(listing) !== null,
  leaving: (listing) => listing.status === 'active' && isLeaving(listing),
};

/**
 * @example factFiltersOf({ facts: ['price:open'], features: [], status: 'active', price: 1 }) // => ['openToOffers']
 */
export const factFiltersOf = (listing: Bike): FactFilter[] => {
  const { facts } = statedFacts(listing);
  return factFilters.filter((name) => {
    const { fact, only } = rowOfFact(name);
    if (only !== undefined && listing.fuel !== only) return false;
    return fact ? facts.some((one) => one.startsWith(fact)) : isMet[name]?.(listing);
  });
};
