import { slugPattern } from '../../domain/listings/slug.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths } from '../../paths.ts';
import { bikeOfPage, type PaperBike } from './bikeOfPage.ts';

/** Reads a bike from its page in this language. Returns undefined without a slug, null without a page. */
export const loadBike = async (language: Language, slug: string): Promise<PaperBike | null | undefined> => {
  if (!slugPattern.test(slug)) return undefined;
  const answer = await fetch(localize(language, paths.listing(slug)));
  return answer.ok ? bikeOfPage(await answer.text()) : null;
};
