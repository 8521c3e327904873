import type { Card } from '../../../src/domain/listings/card.ts';
import type { CatalogueIndex } from '../../../src/domain/search/catalogue.ts';
import type { Site } from '../platform/site.ts';
import { wholeCatalogue } from './findInFirestore.ts';
import { readCatalogue, readCatalogueIndex } from './readCatalogue.ts';

/** Returns whether a function can hold the whole catalogue in memory. */
export const isWhole = ({ active, sold }: Pick<CatalogueIndex, 'active' | 'sold'>): boolean =>
  active + sold <= wholeCatalogue;

/** Returns the cards of all listed bikes from files, without database reads; null if there are too many. */
export const knownCards = async (site: Site): Promise<readonly Card[] | null> => {
  const index = await readCatalogueIndex(site);
  return isWhole(index) ? (await readCatalogue(site, index)).cards : null;
};
