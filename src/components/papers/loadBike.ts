import { slugPattern } from '../../domain/listings/slug.ts';
import { localize, paths } from '../../paths.ts';
import { bikeOfPage, type PaperBike } from './bikeOfPage.ts';

/** Reads a bike from its Vietnamese page. `undefined`: no slug. Null: no page. */
export const loadBike = async (slug: string): Promise<PaperBike | null | undefined> => {
  if (!slugPattern.test(slug)) return undefined;
  const answer = await fetch(localize('vi', paths.listing(slug)));
  return answer.ok ? bikeOfPage(await answer.text()) : null;
};
