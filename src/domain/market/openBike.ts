import type { Card } from '../listings/card.ts';
import { factFilters, rowOfFact } from '../listings/factFilters.ts';
import { type FieldValue, fieldsWith, type NamesWith } from '../listings/fields.ts';
import type { Make } from '../models/makes.ts';
import { familyOf, knownFamily, makeNamed } from '../models/modelFamily.ts';
import { type Location, locations, type Province, provinceOf } from '../places/locations.ts';
import { recordOf } from '../platform/recordOf.ts';
import { filedUnder } from '../search/bikeFilter.ts';

/** Increase the version when a field is removed or redefined, not when one is added. */
export const openDataVersion = 1;
/** Public domain: reuse without conditions. */
export const openDataLicence = 'https://creativecommons.org/publicdomain/zero/1.0/';

type OpenChoice = NamesWith<{ openData: true }>;
const openChoices = fieldsWith({ openData: true });
export type CodedChoice = Exclude<OpenChoice, 'category' | 'fuel'>;
export const codedChoices = openChoices.filter(
  (name) => name !== 'category' && name !== 'fuel',
) as CodedChoice[];

/**
 * A bike in the open data (decision 56). Contains only numbers and values from fixed lists, because published
 * copies of typed text cannot be recalled. Null: a value outside the list.
 */
export type OpenBike = { [N in CodedChoice]: FieldValue<N> | null } & {
  url: string;
  status: Card['status'];
  make: Make | null;
  /** Model family without engine size, such as Air Blade. */
  model: string | null;
  year: number;
  price_vnd: number;
  mileage_km: number;
  battery_health_percent: number | null;
  /** On one charge. */
  battery_range_km: number | null;
  /** Rent of the battery per month; null if unstated, or if the battery is sold with the bike. */
  battery_rent_vnd: number | null;
  category: ReturnType<typeof filedUnder>;
  fuel: 'petrol' | 'electric';
  engine_cc: number | null;
  place: Location | null;
  /** Since July 2025. */
  province: Province | null;
  facts: string[];
  /** Publication, as 2026-01-15T08:00:00Z. */
  listed_at: string;
};

const places = new Map<string, Location>(locations.map(({ value }) => [value, value]));
/** Larger engine sizes (cc) are mistakes, such as phone numbers. */
const largestEngine = 3_000;

const wholeSeconds = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

export const openBikeOf = (card: Card, url: string): OpenBike => ({
  url,
  status: card.status,
  make: makeNamed(card.make),
  model: knownFamily(familyOf(card.model)?.slug ?? ''),
  year: card.year,
  price_vnd: card.price,
  mileage_km: card.mileage,
  battery_health_percent: card.battery_health ?? null,
  battery_range_km: card.battery_range ?? null,
  battery_rent_vnd: card.battery_fee ?? null,
  category: filedUnder(card.category),
  ...(recordOf(codedChoices, (name) => card[name] ?? null) as Pick<OpenBike, CodedChoice>),
  fuel: card.fuel === 'electric' ? 'electric' : 'petrol',
  engine_cc: card.cc !== null && card.cc <= largestEngine ? card.cc : null,
  place: places.get(card.location) ?? null,
  province: provinceOf(card.location),
  facts: factFilters.flatMap((name) => (card.facts?.includes(name) ? (rowOfFact(name).openData ?? []) : [])),
  listed_at: wholeSeconds(card.created_at),
});
