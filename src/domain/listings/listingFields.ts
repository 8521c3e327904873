import { hour } from '../time/time.ts';

/** The seven categories of the specification, plus underbone (D62) and electric (D17). */
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
export const allCategories = [...formCategories, 'sportbike', 'moped', 'other'] as const;
export const formConditions = ['excellent', 'very_good', 'good', 'fair', 'poor'] as const;
export const allConditions = [...formConditions, 'new', 'used'] as const;
/** In Vietnamese: tay ga, côn tay, xe số. */
export const transmissions = ['automatic', 'manual', 'semi-automatic'] as const;
export const fuels = ['gasoline', 'electric'] as const;
/** Sellers choose these. Only operators set 'hidden'. */
export const statuses = ['draft', 'active', 'paused', 'sold'] as const;

export type Category = (typeof allCategories)[number];
export type Condition = (typeof allConditions)[number];
export type Transmission = (typeof transmissions)[number];
export type Fuel = (typeof fuels)[number];
export type Status = (typeof statuses)[number];

export const oldestYear = 1900;
const vietnamAheadOfUtc = 7 * hour;
/**
 * Next year's models are sold already. Uses Vietnamese time, as firestore.rules do.
 * @example newestYear(new Date('2026-12-31T17:00:00Z')) // => 2028
 */
export const newestYear = (now: Date) => new Date(now.getTime() + vietnamAheadOfUtc).getUTCFullYear() + 1;

/** Limits for form, schema and firestore.rules (`node local/run.mjs rules`). */
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
