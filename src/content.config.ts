import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { GuideFigure, GuideSection, GuideSource, GuideType } from './content/guideSections.ts';

/** Texts that an editor owns, one file a language: `<collection>/<en|vi>/<name>.md`. */
const markdown = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '{en,vi}/**/*.md' });

const legal = defineCollection({
  loader: markdown('legal'),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().max(160),
    /** The day of the last change of the wording. */
    revised: z.date(),
  }),
});

/** The buying guide: a file a section and language, and what both languages share. */
const guides = defineCollection({ loader: markdown('guides'), schema: GuideSection });
const guideFigures = defineCollection({
  loader: file('src/content/guides/figures.yaml'),
  schema: GuideFigure,
});
const guideSources = defineCollection({
  loader: file('src/content/guides/sources.yaml'),
  schema: GuideSource,
});
const guideTypes = defineCollection({ loader: file('src/content/guides/types.yaml'), schema: GuideType });

export const collections = { legal, guides, guideFigures, guideSources, guideTypes };
