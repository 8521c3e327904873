import { z } from 'astro/zod';

/** Legal page in one language. The body is its text. */
export const LegalText = z.strictObject({
  title: z.string(),
  description: z.string().max(160),
  revised: z.date(),
});
