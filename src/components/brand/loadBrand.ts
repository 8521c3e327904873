import { getCollection, getEntry } from 'astro:content';
import { existsSync } from 'node:fs';
import { arrangeModels, type Model } from '../../content/arrangeModels.ts';
import { markForeign } from '../../content/markForeign.ts';
import { slugify } from '../../domain/listings/slug.ts';
import type { Language } from '../../i18n/languages.ts';

/** Picture of models that have neither a drawing nor a photo. */
const neutral = '/models/neutral.webp';

/** Picture of a model: the name of its photo, if any, and its drawing. */
const pictureOf = ({ brand, name, specs: [{ imageUrl }] }: Model) => ({
  name: slugify(`${brand} ${name}`),
  drawing: imageUrl ?? neutral,
  isDrawn: imageUrl !== null,
});

export const loadBrand = async (lang: Language, slug: string) => {
  const entry = await getEntry('brands', `${lang}/${slug}`);
  if (!entry) throw new Error(`src/content/brands/${slug}.yaml is missing`);
  const file = `src/content/brands/${slug}.yaml`;
  const { brand, models: checks } = entry.data;
  const market = await getEntry('brandMarkets', brand);
  if (!market) throw new Error(`src/content/markets has no ${brand}`);

  const catalogue = arrangeModels(await getCollection('models'), await getCollection('brandMarkets'));
  const models = catalogue
    .filter((model) => model.brand === brand)
    .map((model) => {
      const check = checks.find(({ name }) => name === model.name)?.checks;
      if (!check)
        throw new Error(`${file} does not say, below models, what to check on a used ${model.name}`);
      for (const { id, imageUrl } of model.specs)
        if (imageUrl !== null && !existsSync(`public${imageUrl}`))
          throw new Error(
            `src/content/models/${id}.yaml shows ${imageUrl}, but public${imageUrl} is missing`,
          );
      return { ...model, check, picture: pictureOf(model) };
    });
  for (const { name } of checks)
    if (!models.some((model) => model.name === name))
      throw new Error(`${file} writes about ${name}, which src/content/markets/${brand}.yaml does not list`);

  return {
    ...entry.data,
    html: markForeign(lang, entry.rendered?.html ?? ''),
    market: market.data,
    models,
    /** Returns brand, name and anchor of a model by its key. */
    find: (id: string) =>
      catalogue.find(({ specs }) => specs.some((spec) => spec.id === id)) ?? { brand, name: id },
  };
};
export type Brand = Awaited<ReturnType<typeof loadBrand>>;
export type BrandModel = Brand['models'][number];
