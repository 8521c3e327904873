import type { Card } from '../listings/card.ts';
import { type FactFilter, factFilters, factRows } from '../listings/factFilters.ts';
import { type FieldValue, fieldsWith, type NamesWith } from '../listings/fields.ts';
import type { Make } from '../models/makes.ts';
import { type Location, locations, type Province, provinceOf } from '../places/locations.ts';
import { recordOf } from '../platform/recordOf.ts';
import { filedUnder } from '../search/bikeFilter.ts';
import { familyOf, knownFamily, makeNamed } from './modelFamily.ts';

/** Goes up when a field goes, or means something else; a new field changes nothing for who reads the others. */
export const openDataVersion = 1;
/** Where the licence of the files is written: whoever copies facts owes nobody anything. */
export const openDataLicence = 'https://creativecommons.org/publicdomain/zero/1.0/';

type OpenChoice = NamesWith<{ openData: true }>;
/** The choices of a listing that are open. */
const openChoices = fieldsWith({ openData: true });
/** Those of them that the files carry by the codes that are stored. */
export type CodedChoice = Exclude<OpenChoice, 'category' | 'fuel'>;
export const codedChoices = openChoices.filter(
  (name) => name !== 'category' && name !== 'fuel',
) as CodedChoice[];

/**
 * A bike as everybody may copy it (decision 56). Numbers and words of our own lists: nothing that a seller typed, since what is
 * copied cannot be called back. Null is what these lists do not know.
 */
export type OpenBike = { [N in CodedChoice]: FieldValue<N> | null } & {
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
  fuel: 'petrol' | 'electric';
  engine_cc: number | null;
  place: Location | null;
  /** The province of July 2025. */
  province: Province | null;
  facts: (typeof factRows)[FactFilter]['openData'][];
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
  ...(recordOf(codedChoices, (name) => card[name] ?? null) as Pick<OpenBike, CodedChoice>),
  fuel: card.fuel === 'electric' ? 'electric' : 'petrol',
  engine_cc: card.cc !== null && card.cc <= largestEngine ? card.cc : null,
  place: places.get(card.location) ?? null,
  province: provinceOf(card.location),
  facts: factFilters.filter((name) => card.facts?.includes(name)).map((name) => factRows[name].openData),
  listed_at: wholeSeconds(card.created_at),
});
