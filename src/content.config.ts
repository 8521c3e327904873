import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { BrandGuide, BrandMarket } from './content/brandGuide.ts';
import { ElectricGuide } from './content/electricGuide.ts';
import { ElectricModel } from './content/electricModel.ts';
import { GuideFigure, GuideSection, GuideSource, GuideType } from './content/guideSections.ts';
import { InspectionGroup } from './content/inspection.ts';
import { LegalText } from './content/legalText.ts';
import { Paper } from './content/paper.ts';
import { PhraseGroup } from './content/phraseGroup.ts';
import { plainly } from './content/plainly.ts';
import { RoutePage } from './content/routePage.ts';
import { twinned } from './content/twinned.ts';
import { EmissionTests, Zone } from './content/zone.ts';
import { RouteGuide } from './domain/guides/route.schema.ts';
import { ModelSpec } from './domain/models/modelspec.schema.ts';

const entriesIn = (folder: string) =>
  glob({
    base: `./src/content/${folder}`,
    pattern: '*.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  });

const legal = defineCollection({ loader: twinned('legal'), schema: plainly(LegalText) });

/** Sections of the buying guide in both languages. */
const guides = defineCollection({
  loader: twinned('guides/buying-guide', 'guides/sections'),
  schema: plainly(GuideSection),
});
const guideFigures = defineCollection({
  loader: entriesIn('figures'),
  schema: plainly(GuideFigure),
});
const guideSources = defineCollection({
  loader: entriesIn('sources'),
  schema: plainly(GuideSource),
});
const guideTypes = defineCollection({
  loader: entriesIn('types'),
  schema: plainly(GuideType),
});

/** Catalogue of the brand guides: a file per model and year. */
const models = defineCollection({
  loader: entriesIn('models'),
  schema: plainly(ModelSpec),
});
/** Electric models have other figures than petrol models. */
const electricModels = defineCollection({
  loader: entriesIn('electric-models'),
  schema: plainly(ElectricModel),
});
const brandMarkets = defineCollection({
  loader: entriesIn('markets'),
  schema: plainly(BrandMarket),
});
const brands = defineCollection({ loader: twinned('brands'), schema: plainly(BrandGuide) });

const rides = defineCollection({
  loader: entriesIn('rides'),
  schema: plainly(RouteGuide),
});
const routes = defineCollection({ loader: twinned('routes'), schema: plainly(RoutePage) });

const phrases = defineCollection({
  loader: entriesIn('phrases'),
  schema: plainly(PhraseGroup),
});

const inspection = defineCollection({
  loader: entriesIn('inspection'),
  schema: plainly(InspectionGroup),
});

const papers = defineCollection({ loader: entriesIn('papers'), schema: plainly(Paper) });

const zones = defineCollection({ loader: entriesIn('zones'), schema: plainly(Zone) });
const emissions = defineCollection({ loader: entriesIn('emissions'), schema: plainly(EmissionTests) });

/** Guide to used electric bikes: one entry. */
const electricGuide = defineCollection({
  loader: entriesIn('electric'),
  schema: plainly(ElectricGuide),
});

export const collections = {
  legal,
  guides,
  guideFigures,
  guideSources,
  guideTypes,
  models,
  electricModels,
  brandMarkets,
  brands,
  rides,
  routes,
  phrases,
  inspection,
  papers,
  zones,
  emissions,
  electricGuide,
};
