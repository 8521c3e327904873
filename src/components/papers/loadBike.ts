import { slugPattern } from '../../domain/listings/slug.ts';
import { localize, paths } from '../../paths.ts';
import { bikeOfPage, type PaperBike } from './bikeOfPage.ts';

/**
 * Loads the bike that the address names from its Vietnamese page. `undefined`: it names none. Null: that bike
 * has no page.
 */
export const loadBike = async (slug: string): Promise<PaperBike | null | undefined> => {
  if (!slugPattern.test(slug)) return undefined;
  const answer = await fetch(localize('vi', paths.listing(slug)));
  return answer.ok ? bikeOfPage(await answer.text()) : null;
};
