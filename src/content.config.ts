import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { BrandGuide, BrandMarket } from './content/brandGuide.ts';
import { GuideFigure, GuideSection, GuideSource, GuideType } from './content/guideSections.ts';
import { LegalText } from './content/legalText.ts';
import { PhraseGroup } from './content/phraseGroup.ts';
import { plainly } from './content/plainly.ts';
import { RoutePage } from './content/routePage.ts';
import { twinned } from './content/twinned.ts';
import { RouteGuide } from './domain/guides/route.schema.ts';
import { ModelSpec } from './domain/models/modelspec.schema.ts';

const legal = defineCollection({ loader: twinned('legal'), schema: plainly(LegalText) });

/** The buying guide: a file a section and language, and what both languages share. */
const guides = defineCollection({ loader: twinned('guides'), schema: plainly(GuideSection) });
const guideFigures = defineCollection({
  loader: file('src/content/guides/figures.yaml'),
  schema: plainly(GuideFigure),
});
const guideSources = defineCollection({
  loader: file('src/content/guides/sources.yaml'),
  schema: plainly(GuideSource),
});
const guideTypes = defineCollection({
  loader: file('src/content/guides/types.yaml'),
  schema: plainly(GuideType),
});

/** The catalogue of the brand guides: a file a model and year, figures once, words in both languages. */
const models = defineCollection({
  loader: glob({ base: './src/content/models', pattern: '*.yaml' }),
  schema: plainly(ModelSpec),
});
/** The brands: what the market says of them, and a text a language. */
const brandMarkets = defineCollection({
  loader: file('src/content/brands/brands.yaml'),
  schema: plainly(BrandMarket),
});
const brands = defineCollection({ loader: twinned('brands'), schema: plainly(BrandGuide) });

/** The ride: what both languages share, and a text a language. */
const rides = defineCollection({
  loader: glob({ base: './src/content/routes', pattern: '*.yaml' }),
  schema: plainly(RouteGuide),
});
const routes = defineCollection({ loader: twinned('routes'), schema: plainly(RoutePage) });

/** What is said at the bike. */
const phrases = defineCollection({
  loader: file('src/content/phrases.json'),
  schema: plainly(PhraseGroup),
});

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
  phrases,
};
