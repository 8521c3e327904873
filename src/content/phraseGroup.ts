import { z } from 'astro/zod';

/** Maximum length of a phrase: it must fit a phone's screen in large letters, and be said in one breath. */
const maxLength = 90;
const sentence = z.string().trim().min(2).max(maxLength);

/** Phrases for a situation while viewing a bike, from src/content/phrases/<name>.yaml. */
export const PhraseGroup = z.strictObject({
  order: z.number(),
  title: z.strictObject({ en: z.string().max(40), vi: z.string().max(40) }),
  phrases: z.array(z.strictObject({ en: sentence, vi: sentence })).min(2),
});
export type PhraseGroup = z.infer<typeof PhraseGroup>;
