import { hour } from '../time/time.ts';

/** What the form offers: the specification's seven, underbone beside the scooter (D62), and electric (D17). */
export const formCategories = [
  'sport',
  'cruiser',
  'touring',
  'naked',
  'adventure',
  'scooter',
  'underbone',
  'dirt',
  'electric',
] as const;
/** What a stored listing may carry. */
export const allCategories = [...formCategories, 'sportbike', 'moped', 'other'] as const;
export const formConditions = ['excellent', 'very_good', 'good', 'fair', 'poor'] as const;
export const allConditions = [...formConditions, 'new', 'used'] as const;
/** How a bike changes gear, as people in Vietnam tell bikes apart: tay ga, côn tay, xe số. */
export const transmissions = ['automatic', 'manual', 'semi-automatic'] as const;
export const fuels = ['gasoline', 'electric'] as const;
/** What a seller makes of a listing. An operator may set it aside as 'hidden' (see Hidden). */
export const statuses = ['draft', 'active', 'paused', 'sold'] as const;

export type Category = (typeof allCategories)[number];
export type Condition = (typeof allConditions)[number];
export type Transmission = (typeof transmissions)[number];
export type Fuel = (typeof fuels)[number];
export type Status = (typeof statuses)[number];

export const oldestYear = 1900;
const vietnamAheadOfUtc = 7 * hour;
/**
 * The newest year that a listing may carry: makers sell next year's model. The year is Vietnam's
 * wherever the seller's clock stands, as in firestore.rules.
 * @example newestYear(new Date('2026-12-31T17:00:00Z')) // => 2028
 */
export const newestYear = (now: Date) => new Date(now.getTime() + vietnamAheadOfUtc).getUTCFullYear() + 1;

/** Limits of what is stored, for form, schema and firestore.rules (`node local/run.mjs rules`). */
export const limits = {
  make: 40,
  model: 60,
  engine: 40,
  location: 60,
  description: 20_000,
  features: 30,
  feature: 60,
  facts: 100,
  mileage: 2_000_000,
  price: 100_000_000_000,
} as const;
