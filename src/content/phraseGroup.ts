import { z } from 'astro/zod';

/** Short enough to fill a phone's screen in large letters, and to be read aloud in one breath. */
const longest = 90;
const said = z.string().trim().min(2).max(longest);

/** A moment of the meeting at the bike, with what is said then. Its file is src/content/phrases/<name>.yaml. */
export const PhraseGroup = z.strictObject({
  /** Place on the page. */
  order: z.number(),
  title: z.strictObject({ en: z.string().max(40), vi: z.string().max(40) }),
  phrases: z.array(z.strictObject({ en: said, vi: said })).min(2),
});
export type PhraseGroup = z.infer<typeof PhraseGroup>;
