import { z } from 'astro/zod';

/** Legal text in one language; the body is the text. */
export const LegalText = z.strictObject({
  title: z.string(),
  description: z.string().max(160),
  revised: z.date(),
});
