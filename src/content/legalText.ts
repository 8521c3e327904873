import { z } from 'astro/zod';

/** A legal text in one language. The running text is the text itself. */
export const LegalText = z.strictObject({
  title: z.string(),
  description: z.string().max(160),
  /** The day of the last change of the wording. */
  revised: z.date(),
});
