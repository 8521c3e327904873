import { z } from 'astro/zod';

const words = z.string().trim().min(1);
const both = z.strictObject({ en: words, vi: words });

/** Guide to used electric bikes: src/content/electric/guide.yaml. */
export const ElectricGuide = z.strictObject({
  title: both,
  metaTitle: z.strictObject({ en: words.max(65), vi: words.max(65) }),
  description: z.strictObject({ en: words.max(160), vi: words.max(160) }),
  lead: both,
  sections: z
    .array(
      z.strictObject({
        /** Anchor on the page. */
        key: z.string().regex(/^[a-z]+$/),
        title: both,
        /** `source`: name of a file in `sources`. Advice has no source. */
        notes: z.array(both.extend({ source: words.optional() })).min(1),
      }),
    )
    .min(1),
  revised: z.coerce.date(),
});
export type ElectricGuide = z.infer<typeof ElectricGuide>;
