import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Texts that an editor owns, one file a language: `<collection>/<en|vi>/<name>.md`. */
const markdown = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '{en,vi}/*.md' });

const legal = defineCollection({
  loader: markdown('legal'),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().max(160),
    /** The day of the last change of the wording. */
    revised: z.date(),
  }),
});

export const collections = { legal };
