import { z } from 'astro/zod';

export const LegalText = z.strictObject({
  title: z.string(),
  description: z.string().max(160),
  revised: z.date(),
});
