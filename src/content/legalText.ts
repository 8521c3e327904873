import { z } from 'astro/zod';

/** A legal text in one language; the body is the text. */
export const LegalText = z.strictObject({
  title: z.string(),
  description: z.string().max(160),
  /** Date of the last change. */
  revised: z.date(),
});
