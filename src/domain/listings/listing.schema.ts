import * as z from 'zod/mini';
import { Hiding } from '../moderation/moderation.schema.ts';
import { Photo } from '../photos/photo.schema.ts';
import { maxPhotos } from '../photos/photoLimits.ts';
import { Revision } from '../platform/revision.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { hiddenCharacters } from '../text/hiddenCharacters.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { allCategories, allConditions, fuels, limits, oldestYear, transmissions } from './listingFields.ts';
import { Slug } from './slug.schema.ts';

const plain = z.refine<string>((text) => !hiddenCharacters.test(text));
const words = (max: number) => z.string().check(z.refine(hasVisibleText), atMost(max), plain);
/** One line; firestore.rules judge it with the same pattern, which counts an emoji once. */
const Feature = z
  .string()
  .check(z.regex(new RegExp(`^[^\\n]{1,${limits.feature}}$`, 'u')), z.refine(hasVisibleText), plain);
/** What a later build asks is read as well, and not shown: facts.ts knows the questions, firestore.rules which may be written. */
const Fact = z.string().check(z.regex(/^[a-z_]{1,20}:[a-z0-9_-]{1,30}$/));
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** The description in the other language, as a machine has it. Written by the server alone. */
const Translation = z.strictObject({
  lang: z.enum(['en', 'vi']),
  /** '' where the machine had no answer that is of use, so that it is not asked again. */
  html: z.string(),
  /** Names the description that it was made of: it counts for no other. */
  of: z.string(),
});

const identity = {
  user_id: words(128),
  created_at: Time,
  updated_at: Time,
  deleted_at: z.nullable(Time),
  revision: Revision,
  /** Written by the server alone. */
  seller_name: z.optional(z.string()),
  views_count: z.optional(z.int()),
  /** When the site paused it, because nobody said that it is still for sale. */
  auto_paused_at: z.optional(Time),
  /** Until when its seller keeps it for somebody. It stays for sale; what is over counts as null. */
  reserved_until: z.optional(z.nullable(Time)),
  translation: z.optional(Translation),
};
const common = {
  make: words(limits.make),
  model: words(limits.model),
  features: z.array(Feature).check(z.maxLength(limits.features)),
  facts: z.optional(z.array(Fact).check(z.maxLength(limits.facts))),
  images: z.array(Photo).check(z.maxLength(maxPhotos)),
  hide_phone: z.boolean(),
  hide_whatsapp: z.boolean(),
  /** The description once more, by its seller in the other language; '' or nothing where there is none. */
  other_description: z.optional(z.string().check(atMost(limits.description))),
};
const facts = {
  year: whole(oldestYear, 2100),
  mileage: whole(0, limits.mileage),
  price: whole(1, limits.price),
  category: z.enum(allCategories),
  condition: z.enum(allConditions),
  engine: words(limits.engine),
  location: words(limits.location),
  description: z.string().check(z.refine(hasVisibleText), atMost(limits.description)),
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
  engine: z.string().check(atMost(limits.engine), plain),
  location: z.string().check(atMost(limits.location), plain),
  description: z.string().check(atMost(limits.description)),
  transmission: z.nullable(facts.transmission),
  fuel: z.nullable(facts.fuel),
  /** Reserved when the listing first becomes public, and kept from then on. */
  slug: z.nullable(Slug),
  status: z.literal('draft'),
});
export type Draft = z.infer<typeof Draft>;

/**
 * A listing with an address that an operator has taken off the site; its seller sees why, and may delete it, not change it.
 * It may have gaps: a seller can make a draft of a listing, which does not keep operators from hiding it.
 */
export const Hidden = z.extend(Draft, { slug: Slug, status: z.literal('hidden'), hidden: Hiding });
export type Hidden = z.infer<typeof Hidden>;

/** What lies at motorcycles/{id}. */
export const Listing = z.discriminatedUnion('status', [Published, Draft, Hidden]);
export type Listing = z.infer<typeof Listing>;
