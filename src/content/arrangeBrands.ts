import { slugify } from '../domain/listings/slug.ts';
import type { Language } from '../i18n/languages.ts';
import { paths } from '../paths.ts';

type Words = { brand: string; menu: string; card: string };
type Text = { id: string; data: Words };
type Market = { id: string; data: { rank: number } };
export type ListedBrand = Words & { slug: string };

/** @example brandSlug('Royal Enfield') // => 'royal-enfield' */
export const brandSlug = (brand: string) => slugify(brand);

/**
 * Returns the brands with a guide in one language, by market rank. Missing texts, missing figures or a wrong
 * file name stop the build.
 */
export const arrangeBrands = (
  lang: Language,
  texts: readonly Text[],
  markets: readonly Market[],
): ListedBrand[] => {
  const own = texts.filter(({ id }) => id.startsWith(`${lang}/`));
  for (const { id, data } of own) {
    const file = `src/content/brands/${id.replace(/^.*\//, '')}.yaml`;
    if (paths.brand(data.brand) !== `/${brandSlug(data.brand)}-motorcycles-vietnam`)
      throw new Error(`${file}: a brand is named in letters without accents, digits, spaces and hyphens`);
    if (id !== `${lang}/${brandSlug(data.brand)}`)
      throw new Error(
        `${file} says brand: ${data.brand}, so its name has to be ${brandSlug(data.brand)}.yaml`,
      );
    if (!markets.some((market) => market.id === data.brand))
      throw new Error(`${file} is about ${data.brand}, which src/content/markets does not list`);
  }
  return markets
    .toSorted((a, b) => a.data.rank - b.data.rank)
    .map(({ id }) => {
      const slug = brandSlug(id);
      const text = own.find(({ data }) => data.brand === id);
      if (!text)
        throw new Error(
          `src/content/markets/${id}.yaml has no words: src/content/brands/${slug}.yaml is missing`,
        );
      const { brand, menu, card } = text.data;
      return { brand, menu, card, slug };
    });
};
