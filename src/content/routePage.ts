import { z } from 'astro/zod';

const words = z.string().trim().min(1);

/** The words of the routes page in one language, beside what the ride's own file says. */
export const RoutePage = z.strictObject({
  title: words,
  /** For search engines and the browser's tab. */
  metaTitle: words.max(65),
  description: words.max(160),
  keywords: z.array(words).min(1),
  /** The day of the last change. */
  revised: z.date(),
  overview: words,
  /** The ride in steps, from the start to the end. */
  steps: z.array(z.strictObject({ title: words, text: words })).min(2),
  /** Costs of the ride; each name is that of a file in `figures`. */
  costs: z.array(z.strictObject({ name: words, text: words })).min(1),
  questions: z.array(z.strictObject({ question: words, answer: words })).min(1),
  action: words,
});
export type RoutePage = z.infer<typeof RoutePage>;
