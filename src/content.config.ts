import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { BrandGuide, BrandMarket } from './content/brandGuide.ts';
import { GuideFigure, GuideSection, GuideSource, GuideType } from './content/guideSections.ts';
import { plainIssue } from './content/plainIssue.ts';
import { RoutePage } from './content/routePage.ts';
import { ModelSpec } from './domain/modelspec.ts';
import { RouteGuide } from './domain/route.ts';

// Whoever edits a text reads what is wrong with it in plain words.
z.config({ customError: plainIssue });

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

/** The catalogue of the brand guides: a file a model and year, figures once, words in both languages. */
const models = defineCollection({
  loader: glob({ base: './src/content/models', pattern: '*.yaml' }),
  schema: ModelSpec,
});
/** The four brands: what the market says of them, and a text a language. */
const brandMarkets = defineCollection({
  loader: file('src/content/brands/brands.yaml'),
  schema: BrandMarket,
});
const brands = defineCollection({ loader: markdown('brands'), schema: BrandGuide });

/** The ride: what both languages share, and a text a language. */
const rides = defineCollection({
  loader: glob({ base: './src/content/routes', pattern: '*.yaml' }),
  schema: RouteGuide,
});
const routes = defineCollection({ loader: markdown('routes'), schema: RoutePage });

export const collections = {
  legal,
  guides,
  guideFigures,
  guideSources,
  guideTypes,
  models,
  brandMarkets,
  brands,
  rides,
  routes,
};
