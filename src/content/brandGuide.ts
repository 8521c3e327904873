import { z } from 'astro/zod';

const words = z.string().trim().min(1);

/** Approximate market figures of a brand, for both languages (D47). */
export const BrandMarket = z.strictObject({
  /** As displayed, such as 60%+. Missing for electric makes, which market statistics omit. */
  share: z
    .string()
    .regex(/^\d+%\+?$/)
    .optional(),
  /** Position among the brand guides. Shown only if `share` exists. */
  rank: z.number().int().positive(),
  /** Minimum number of service centres or dealers. Missing if no source states it. */
  network: z.number().int().positive().optional(),
  outlets: z.enum(['centres', 'dealers']),
  years: z.number().int().positive(),
  asOf: z.coerce.date(),
  /** Model names in the order of the brand's page. */
  models: z.array(words).min(1),
});
export type BrandMarket = z.infer<typeof BrandMarket>;

/** Text of a brand guide in one language. The Markdown body is the market's overview. */
export const BrandGuide = z.strictObject({
  /** Name of a file in `markets`. */
  brand: words,
  menu: words.max(40),
  /** Text on the brand's card in the buying guide. */
  card: words,
  title: words,
  /** For search engines and the browser's tab. */
  metaTitle: words.max(65),
  description: words.max(160),
  revised: z.date(),
  lead: words,
  /** Inspection points for used bikes, by model. */
  models: z.array(z.strictObject({ name: words, checks: z.array(words).min(1) })).min(1),
  questions: z.array(z.strictObject({ question: words, answer: words })).min(1),
});
export type BrandGuide = z.infer<typeof BrandGuide>;
