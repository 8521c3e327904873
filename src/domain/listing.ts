import * as z from 'zod/mini';
import { Hiding } from './moderation.ts';
import { inOrder, maxPhotos, Photo } from './photo.ts';
import { Slug } from './slug.ts';
import { atMost } from './text.ts';
import { hour, Time } from './time.ts';

export const categories = ['sport', 'cruiser', 'touring', 'naked', 'adventure', 'scooter', 'dirt'] as const;
/** What the form offers: an electric bike has a place as well (D17). */
export const formCategories = [...categories, 'electric'] as const;
/** What a stored listing may carry. */
export const allCategories = [...formCategories, 'sportbike', 'moped', 'other'] as const;
export const formConditions = ['excellent', 'very_good', 'good', 'fair', 'poor'] as const;
export const allConditions = [...formConditions, 'new', 'used'] as const;
export const transmissions = ['automatic', 'manual'] as const;
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

/** Limits of what is stored, the same in the form, here and in firestore.rules. */
export const limits = {
  make: 40,
  model: 60,
  engine: 40,
  location: 60,
  description: 20_000,
  features: 30,
  feature: 60,
  mileage: 2_000_000,
  price: 100_000_000_000,
} as const;

const words = (max: number) => z.string().check(z.minLength(1), atMost(max));
/** One line; firestore.rules judge it with the same pattern, which counts an emoji once. */
const Feature = z.string().check(z.regex(new RegExp(`^[^\\n]{1,${limits.feature}}$`, 'u')));
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

const identity = {
  user_id: words(128),
  created_at: Time,
  updated_at: Time,
  deleted_at: z.nullable(Time),
  /** Written by the server alone. */
  seller_name: z.optional(z.string()),
  views_count: z.optional(z.int()),
  /** When the site paused it, because nobody said that it is still for sale. */
  auto_paused_at: z.optional(Time),
};
const common = {
  make: words(limits.make),
  model: words(limits.model),
  features: z.array(Feature).check(z.maxLength(limits.features)),
  images: z.array(Photo).check(z.maxLength(maxPhotos)),
  hide_phone: z.boolean(),
  hide_whatsapp: z.boolean(),
};
const facts = {
  year: whole(oldestYear, 2100),
  mileage: whole(0, limits.mileage),
  price: whole(1, limits.price),
  category: z.enum(allCategories),
  condition: z.enum(allConditions),
  engine: words(limits.engine),
  location: words(limits.location),
  description: words(limits.description),
  transmission: z.enum(transmissions),
  fuel: z.enum(fuels),
};

/** A listing that has been public: complete, with an address of its own. */
export const Published = z.strictObject({
  ...identity,
  ...common,
  ...facts,
  slug: Slug,
  status: z.enum(['active', 'paused', 'sold']),
  images: z.array(Photo).check(z.minLength(1), z.maxLength(maxPhotos)),
});
export type Published = z.infer<typeof Published>;

/** A listing that its seller is still writing: make and model, the rest as far as it is known (D23). */
export const Draft = z.strictObject({
  ...identity,
  ...common,
  year: z.nullable(facts.year),
  mileage: z.nullable(facts.mileage),
  price: z.nullable(whole(0, limits.price)),
  category: z.nullable(facts.category),
  condition: z.nullable(facts.condition),
  engine: z.string().check(atMost(limits.engine)),
  location: z.string().check(atMost(limits.location)),
  description: z.string().check(atMost(limits.description)),
  transmission: z.nullable(facts.transmission),
  fuel: z.nullable(facts.fuel),
  /** Reserved when the listing first becomes public, and kept from then on. */
  slug: z.nullable(Slug),
  status: z.literal('draft'),
});
export type Draft = z.infer<typeof Draft>;

/** A listing that an operator has taken off the site; its seller sees why, and may delete it, not change it. */
export const Hidden = z.extend(Published, { status: z.literal('hidden'), hidden: Hiding });
export type Hidden = z.infer<typeof Hidden>;

/** What lies at motorcycles/{id}. */
export const Listing = z.discriminatedUnion('status', [Published, Draft, Hidden]);
export type Listing = z.infer<typeof Listing>;

/** A listing with the id that it is stored under. */
export type Stored<T> = T & { id: string };

/** Has a page that anyone may open (D21: a paused bike keeps its page). */
export const hasPage = (listing: Listing): listing is Published =>
  listing.status !== 'draft' && listing.status !== 'hidden' && listing.deleted_at === null;

/** Appears in the list of bikes for sale. */
export const isListed = (listing: Listing): listing is Published =>
  hasPage(listing) && listing.status !== 'paused';

/** A buyer may ask about it. */
export const isForSale = (listing: Listing): listing is Published =>
  hasPage(listing) && listing.status === 'active';

export const mainPhoto = (listing: Listing) => inOrder(listing.images)[0];

/** What to call a bike. @example titleOf({ make: 'Honda', model: 'Wave', year: 2021 }) // => 'Honda Wave 2021' */
export const titleOf = (bike: { make: string; model: string; year: number | null }) =>
  [bike.make, bike.model, bike.year].filter(Boolean).join(' ');

/** A number as people write it in either language: a mark before three digits parts thousands, any other decimals. */
const readNumber = (text: string) => Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Engine size in cc: the number before 'cc', else the first number in the text. Electric bikes have none (D19).
 * @example engineSize('150cc', 'gasoline') // => 150
 * @example engineSize('1200W', 'electric') // => null
 */
export const engineSize = (engine: string, fuel: Fuel | null): number | null => {
  if (fuel === 'electric') return null;
  const number = /(?<!\d)(\d+(?:[.,]\d+)?)\s*cc/i.exec(engine)?.[1] ?? /\d+(?:[.,]\d+)?/.exec(engine)?.[0];
  return number === undefined ? null : Math.round(readNumber(number));
};
