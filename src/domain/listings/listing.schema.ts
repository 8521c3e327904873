import * as z from 'zod/mini';
import { Hiding } from '../moderation/moderation.schema.ts';
import { Photo } from '../photos/photo.schema.ts';
import { maxPhotos } from '../photos/photoLimits.ts';
import { recordOf } from '../platform/recordOf.ts';
import { Revision } from '../platform/revision.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { hiddenCharacters } from '../text/hiddenCharacters.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import {
  type DraftValue,
  type FieldName,
  type FieldValue,
  fieldNames,
  type OptionalField,
  rowOfField,
} from './fields.ts';
import { limits } from './listingFields.ts';
import { ShopId } from './shopId.schema.ts';
import { Slug } from './slug.schema.ts';

const plain = z.refine<string>((text) => !hiddenCharacters.test(text));
const words = (max: number) => z.string().check(z.refine(hasVisibleText), atMost(max), plain);
/** Single line. firestore.rules use the same pattern. The flag u counts an emoji as one character. */
const Feature = z
  .string()
  .check(z.regex(new RegExp(`^[^\\n]{1,${limits.feature}}$`, 'u')), z.refine(hasVisibleText), plain);
/** Accepts unknown facts of later builds, which are not shown (facts.ts). firestore.rules are stricter. */
const Fact = z.string().check(z.regex(/^[a-z_]{1,20}:[a-z0-9_-]{1,30}$/));
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** Machine translation of the description into the other language. Written by the server only. */
const Translation = z.strictObject({
  lang: z.enum(['en', 'vi']),
  /** '' if unusable, so that it is not requested again. */
  html: z.string(),
  /** Hash of the source description. With another hash the translation is stale. */
  of: z.string(),
});

const PriceStep = z.strictObject({
  day: z.string(),
  price: z.int(),
  low: z.optional(z.int()),
});

const identity = {
  user_id: words(128),
  created_at: Time,
  updated_at: Time,
  deleted_at: z.nullable(Time),
  revision: Revision,
  /** Written by the server only. */
  seller_name: z.optional(z.string()),
  views_count: z.optional(z.int()),
  /** Time at which the site paused the listing because the seller did not answer. */
  auto_paused_at: z.optional(Time),
  /** End of the reservation; a past time counts as null. Reserved bikes stay for sale. */
  reserved_until: z.optional(z.nullable(Time)),
  translation: z.optional(Translation),
  /** Public prices by day (priceSteps.ts). Only the server writes prices and reductions. */
  price_steps: z.optional(z.array(PriceStep)),
  /** Lowest price before the last reduction. */
  reduced_from: z.optional(z.nullable(z.int())),
  reduced_until: z.optional(z.nullable(Time)),
  /** The seller's shop. Written by the server only. */
  shop: z.optional(ShopId),
};
const common = {
  features: z.array(Feature).check(z.maxLength(limits.features)),
  facts: z.optional(z.array(Fact).check(z.maxLength(limits.facts))),
  images: z.array(Photo).check(z.maxLength(maxPhotos)),
  hide_phone: z.boolean(),
  hide_whatsapp: z.boolean(),
  /** The seller's description in a second language; '' or missing without one. */
  other_description: z.optional(z.string().check(atMost(limits.description))),
};
const filledIn = (name: FieldName): z.ZodMiniType => {
  const row = rowOfField(name);
  if (row.kind === 'choice') return z.enum(row.values);
  return row.kind === 'whole' ? whole(row.min, row.max) : words(row.max);
};
const asDrafted = (name: FieldName): z.ZodMiniType => {
  const row = rowOfField(name);
  if (row.required === 'always') return filledIn(name);
  return row.kind === 'words' ? z.string().check(atMost(row.max), plain) : z.nullable(filledIn(name));
};
/** Fields that the form never requires are optional here, too: older listings lack them. */
const stored = (name: FieldName, schemaOf: typeof filledIn) =>
  rowOfField(name).required === 'never' ? z.optional(z.nullable(filledIn(name))) : schemaOf(name);

type PublishedFields = {
  [N in FieldName]: N extends OptionalField
    ? z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<FieldValue<N>>>>
    : z.ZodMiniType<FieldValue<N>>;
};
type DraftFields = {
  [N in FieldName]: N extends OptionalField ? PublishedFields[N] : z.ZodMiniType<DraftValue<N>>;
};
const published = recordOf(fieldNames, (name) => stored(name, filledIn)) as PublishedFields;
const drafted = recordOf(fieldNames, (name) => stored(name, asDrafted)) as DraftFields;
const price = whole(1, limits.price);
const description = z.string().check(z.refine(hasVisibleText), atMost(limits.description));

/** Listing that has been public: complete, with an address. */
export const Published = z.strictObject({
  ...identity,
  ...common,
  ...published,
  price,
  description,
  slug: Slug,
  status: z.enum(['active', 'paused', 'sold']),
  images: z.array(Photo).check(z.minLength(1), z.maxLength(maxPhotos)),
});
export type Published = z.infer<typeof Published>;

/** Unfinished listing: make and model, the rest if known (D23). */
export const Draft = z.strictObject({
  ...identity,
  ...common,
  ...drafted,
  price: z.nullable(whole(0, limits.price)),
  description: z.string().check(atMost(limits.description)),
  /** Set by the first publication, and never changed. */
  slug: z.nullable(Slug),
  status: z.literal('draft'),
});
export type Draft = z.infer<typeof Draft>;

/**
 * Hidden by an operator; the seller can only delete it. May be incomplete: a draft that was public before.
 */
export const Hidden = z.extend(Draft, { slug: Slug, status: z.literal('hidden'), hidden: Hiding });
export type Hidden = z.infer<typeof Hidden>;

/** Document motorcycles/{id}. */
export const Listing = z.discriminatedUnion('status', [Published, Draft, Hidden]);
export type Listing = z.infer<typeof Listing>;
