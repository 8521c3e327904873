import { getCollection } from 'astro:content';
import { arrangeBrands, type ListedBrand } from '../../content/arrangeBrands.ts';
import type { Language } from '../../i18n/languages.ts';

const read = async (lang: Language) =>
  arrangeBrands(lang, await getCollection('brands'), await getCollection('brandMarkets'));
const cache = new Map<Language, Promise<ListedBrand[]>>();

/** Brands with a guide, for menus and cards. Cached, except during development. */
export const listBrands = (lang: Language): Promise<ListedBrand[]> => {
  if (import.meta.env.DEV) return read(lang);
  const brands = cache.get(lang) ?? read(lang);
  cache.set(lang, brands);
  return brands;
};
