import { getCollection } from 'astro:content';
import { arrangeBrands, type ListedBrand } from '../../content/arrangeBrands.ts';
import type { Language } from '../../i18n/languages.ts';

const read = async (lang: Language) =>
  arrangeBrands(lang, await getCollection('brands'), await getCollection('brandMarkets'));
const kept = new Map<Language, Promise<ListedBrand[]>>();

/** Returns the brands with a guide, for menus and cards. Cached, except during development. */
export const listBrands = (lang: Language): Promise<ListedBrand[]> => {
  if (import.meta.env.DEV) return read(lang);
  const known = kept.get(lang) ?? read(lang);
  kept.set(lang, known);
  return known;
};
