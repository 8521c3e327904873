import { z } from 'astro/zod';

const words = z.string().trim().min(1);

export const RoutePage = z.strictObject({
  title: words,
  metaTitle: words.max(65),
  description: words.max(160),
  keywords: z.array(words).min(1),
  revised: z.date(),
  overview: words,
  steps: z.array(z.strictObject({ title: words, text: words })).min(2),
  /** Costs; each name is a file in `figures`. */
  costs: z.array(z.strictObject({ name: words, text: words })).min(1),
  questions: z.array(z.strictObject({ question: words, answer: words })).min(1),
  action: words,
});
export type RoutePage = z.infer<typeof RoutePage>;
