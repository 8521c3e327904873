import { z } from 'astro/zod';

const words = z.string().trim().min(1);

/** What both languages share about a brand: the figures of the market as they are told, indicative (D47). */
export const BrandMarket = z.strictObject({
  /** As it is told, such as 60%+. */
  share: z.string().regex(/^\d+%\+?$/),
  rank: z.number().int().positive(),
  /** At least so many service centres or dealers. */
  network: z.number().int().positive(),
  outlets: z.enum(['centres', 'dealers']),
  /** At least so many years in Vietnam. */
  years: z.number().int().positive(),
  asOf: z.coerce.date(),
  /** Names of models in the order of the page. */
  models: z.array(words).min(1),
});
export type BrandMarket = z.infer<typeof BrandMarket>;

/** The words of a brand guide in one language. The running text is the overview of the market. */
export const BrandGuide = z.strictObject({
  /** Name of a file in `markets`. */
  brand: words,
  /** What menus and the path above a page call the guide. */
  menu: words.max(40),
  /** The line on the brand's card in the buying guide. */
  card: words,
  title: words,
  /** For search engines and the browser's tab. */
  metaTitle: words.max(65),
  description: words.max(160),
  /** The day of the last change. */
  revised: z.date(),
  lead: words,
  /** What to look at on a used one, by model. */
  models: z.array(z.strictObject({ name: words, checks: z.array(words).min(1) })).min(1),
  questions: z.array(z.strictObject({ question: words, answer: words })).min(1),
});
export type BrandGuide = z.infer<typeof BrandGuide>;
