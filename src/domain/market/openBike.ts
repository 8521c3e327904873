import type { Card } from '../listings/card.ts';
import { type FactFilter, factFilters } from '../listings/factFilters.ts';
import type { Transmission } from '../listings/listingFields.ts';
import type { Make } from '../models/makes.ts';
import { type Location, locations, type Province, provinceOf } from '../places/locations.ts';
import { filedUnder } from '../search/bikeFilter.ts';
import { familyOf, knownFamily, makeNamed } from './modelFamily.ts';

/** Goes up when a field goes, or means something else; a new field changes nothing for who reads the others. */
export const openDataVersion = 1;
/** Where the licence of the files is written: whoever copies facts owes nobody anything. */
export const openDataLicence = 'https://creativecommons.org/publicdomain/zero/1.0/';

const factNames = { ownPapers: 'own_papers', openToOffers: 'open_to_offers' } as const satisfies Record<
  FactFilter,
  string
>;

/**
 * A bike as everybody may copy it (decision 56). Numbers and words of our own lists: nothing that a seller typed, since what is
 * copied cannot be called back. Null is what these lists do not know.
 */
export type OpenBike = {
  /** Its page, which never changes. */
  url: string;
  status: Card['status'];
  make: Make | null;
  /** The family: Air Blade, whatever the engine. */
  model: string | null;
  year: number;
  price_vnd: number;
  mileage_km: number;
  category: ReturnType<typeof filedUnder>;
  transmission: Transmission;
  fuel: 'petrol' | 'electric';
  engine_cc: number | null;
  place: Location | null;
  /** The province of July 2025. */
  province: Province | null;
  facts: (typeof factNames)[FactFilter][];
  /** When it was written, as 2026-01-15T08:00:00Z. */
  listed_at: string;
};

const places = new Map<string, Location>(locations.map(({ value }) => [value, value]));
/** A larger number in the field of the engine is something else, such as a phone number. */
const largestEngine = 3_000;

const wholeSeconds = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** What everybody may know of a bike whose page is at this address. */
export const openBikeOf = (card: Card, url: string): OpenBike => ({
  url,
  status: card.status,
  make: makeNamed(card.make),
  model: knownFamily(familyOf(card.model)?.slug ?? ''),
  year: card.year,
  price_vnd: card.price,
  mileage_km: card.mileage,
  category: filedUnder(card.category),
  transmission: card.transmission,
  fuel: card.fuel === 'electric' ? 'electric' : 'petrol',
  engine_cc: card.cc !== null && card.cc <= largestEngine ? card.cc : null,
  place: places.get(card.location) ?? null,
  province: provinceOf(card.location),
  facts: factFilters.filter((name) => card.facts?.includes(name)).map((name) => factNames[name]),
  listed_at: wholeSeconds(card.created_at),
});
