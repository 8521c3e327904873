import { getEntry } from 'astro:content';
import { existsSync } from 'node:fs';
import type { Model } from '../../content/arrangeModels.ts';
import { markForeign } from '../../content/markForeign.ts';
import { slugify } from '../../domain/listings/slug.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadSources } from '../loadSources.ts';
import { isElectric, loadCatalogue, type Spec } from './loadCatalogue.ts';

/** Picture of models without drawing and photo. */
const neutral = '/models/neutral.webp';

/** Address of a model's drawing; electric models have none. */
export const drawingOf = (spec: Spec) => (isElectric(spec) ? null : spec.imageUrl);

/** Drawing of a model, and the name of its photo, if src/content/photos has one. */
const pictureOf = ({ brand, name, specs: [spec] }: Model<Spec>) => ({
  name: slugify(`${brand} ${name}`),
  drawing: drawingOf(spec) ?? neutral,
  isDrawn: drawingOf(spec) !== null,
});

export const loadBrand = async (lang: Language, slug: string) => {
  const entry = await getEntry('brands', `${lang}/${slug}`);
  if (!entry) throw new Error(`src/content/brands/${slug}.yaml is missing`);
  const file = `src/content/brands/${slug}.yaml`;
  const { brand, models: checks } = entry.data;
  const market = await getEntry('brandMarkets', brand);
  if (!market) throw new Error(`src/content/markets has no ${brand}`);

  const catalogue = await loadCatalogue();
  const models = catalogue
    .filter((model) => model.brand === brand)
    .map((model) => {
      const check = checks.find(({ name }) => name === model.name)?.checks;
      if (!check)
        throw new Error(`${file} does not say, below models, what to check on a used ${model.name}`);
      for (const spec of model.specs) {
        const drawing = drawingOf(spec);
        if (drawing !== null && !existsSync(`public${drawing}`))
          throw new Error(
            `src/content/models/${spec.id}.yaml shows ${drawing}, but public${drawing} is missing`,
          );
      }
      return { ...model, check, picture: pictureOf(model) };
    });
  for (const { name } of checks)
    if (!models.some((model) => model.name === name))
      throw new Error(`${file} writes about ${name}, which src/content/markets/${brand}.yaml does not list`);

  const names = models.flatMap(({ specs }) =>
    specs
      .filter(isElectric)
      .flatMap(({ figures, prices }) => [...figures, ...prices].map(({ source }) => source)),
  );
  return {
    ...entry.data,
    html: markForeign(lang, entry.rendered?.html ?? ''),
    market: market.data,
    models,
    sources: [...new Set(names)].map(await loadSources(lang)),
    /** Returns brand, name and anchor of a model by its id. */
    find: (id: string) =>
      catalogue.find(({ specs }) => specs.some((spec) => spec.id === id)) ?? { brand, name: id },
  };
};
export type Brand = Awaited<ReturnType<typeof loadBrand>>;
export type BrandModel = Brand['models'][number];
