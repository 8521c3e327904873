import { z } from 'astro/zod';
import { readFilters, writeFilters } from '../domain/search/filterAddress.ts';

const words = z.string().trim().min(1);
const list = z.array(words).min(1);
const named = z.strictObject({ name: words, note: words });
const titled = z.strictObject({ title: words, text: words });
/** `card`: text on the section's card, if it has one. */
const section = { order: z.number(), title: words, card: words.optional() };

/** Rows of the price table, in order: names of files in `figures`. */
export const priceRows = [
  'used-scooter',
  'new-scooter',
  'used-manual',
  'premium-scooter',
  'sport-bike',
  'monthly-rental',
  'mechanic-check',
] as const;
export const costRows = ['transfer-tax', 'contract', 'insurance', 'first-service'] as const;
export const repairRows = ['tyres', 'chain', 'belt', 'battery', 'engine-overhaul'] as const;
export const bikeTypes = ['scooter', 'underbone', 'manual', 'big', 'electric', 'moped'] as const;
export const tipNames = [
  'negotiate',
  'mechanic',
  'helmet',
  'research',
  'insurance',
  'documentation',
] as const;

export const GuideSection = z.discriminatedUnion('section', [
  z.strictObject({
    section: z.literal('overview'),
    title: words,
    metaTitle: words.max(65),
    description: words.max(160),
    revised: z.date(),
    lead: words,
    pictureAlt: words,
  }),
  /** Section added by editors: src/content/guides/sections/<name>.yaml. */
  z.strictObject({
    section: z.literal('text'),
    ...section,
    /**
     * English labels of terms in glossary.json. Searches for these terms on the home page find this section.
     */
    terms: list.optional(),
  }),
  z.strictObject({ section: z.literal('legal'), ...section }),
  z.strictObject({
    section: z.literal('prices'),
    ...section,
    rows: z.record(z.enum(priceRows), named),
    costs: z.record(z.enum(costRows), words),
    repairs: z.record(z.enum(repairRows), words),
  }),
  z.strictObject({
    section: z.literal('types'),
    ...section,
    rows: z.record(
      z.enum(bikeTypes),
      z.strictObject({ name: words, local: words, models: words, use: words }),
    ),
  }),
  z.strictObject({
    section: z.literal('inspection'),
    ...section,
    intro: words,
  }),
  z.strictObject({ section: z.literal('process'), ...section, steps: z.array(titled).length(6) }),
  z.strictObject({ section: z.literal('tips'), ...section, tips: z.record(z.enum(tipNames), titled) }),
  z.strictObject({ section: z.literal('scams'), ...section }),
  z.strictObject({
    section: z.literal('brands'),
    ...section,
    action: words,
    actionText: words,
  }),
  z.strictObject({
    section: z.literal('faq'),
    ...section,
    questions: z.array(z.strictObject({ question: words, answer: words })).min(1),
  }),
]);
export type GuideSection = z.infer<typeof GuideSection>;

/** Price, fee or fine with date and source. Texts insert it by file name: `{helmet}`. */
export const GuideFigure = z
  .strictObject({
    /** Whole đồng, or percent. Without `to`, a single value instead of a range. */
    from: z.number().positive(),
    to: z.number().positive().optional(),
    unit: z.enum(['dong', 'percent']).default('dong'),
    asOf: z.coerce.date(),
    /** Name of a file in `sources`. `indicative`: the editors' own estimate. */
    source: words,
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    error: '`to` must be above `from`',
    path: ['to'],
  })
  .refine(({ from, to = 1, unit }) => unit !== 'dong' || (Number.isInteger(from) && Number.isInteger(to)), {
    error: 'money is in whole đồng',
    path: ['from'],
  });
export type GuideFigure = z.infer<typeof GuideFigure>;

/** Source of figures or rules. The guide numbers its sources by file name. */
export const GuideSource = z.strictObject({
  en: words,
  vi: words,
  look: z.url().optional(),
  /** Page that lists this source. A `legal` source is listed on each page that cites the law's number. */
  list: z.enum(['guide', 'legal', 'papers', 'zones', 'electric', 'brands']),
  /** Day of the last comparison of the site's texts with this source. */
  checked: z.coerce.date(),
  /** Months until the next comparison. */
  months: z.number().positive(),
  /** Points that only the operator's counsel can confirm. */
  counsel: words.optional(),
});
export type GuideSource = z.infer<typeof GuideSource>;

export const GuideType = z.strictObject({
  engine: words,
  /** Licences needed, from the type's smallest engine to its largest. */
  licences: z.array(z.enum(['none', 'A1', 'A'])).min(1),
  /** pictures/<picture>.webp */
  picture: words,
  /** Query with the filters for bikes of this type. */
  bikes: words.refine((query) => writeFilters(readFilters(new URLSearchParams(query))) === `?${query}`, {
    error: 'no filters of the list, or not as its address writes them',
  }),
});
