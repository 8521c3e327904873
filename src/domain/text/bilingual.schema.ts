import * as z from 'zod/mini';

const sentence = z.string().check(z.trim(), z.minLength(1));

export const Bilingual = z.strictObject({ en: sentence, vi: sentence });
export type Bilingual = z.infer<typeof Bilingual>;

export const BilingualList = z
  .strictObject({ en: z.array(sentence), vi: z.array(sentence) })
  .check(z.refine(({ en, vi }) => en.length === vi.length, 'both languages need the same number of points'));
export type BilingualList = z.infer<typeof BilingualList>;
