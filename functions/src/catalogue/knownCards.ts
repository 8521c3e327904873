import type { Card } from '../../../src/domain/listings/card.ts';
import type { CatalogueIndex } from '../../../src/domain/search/catalogue.ts';
import type { Site } from '../platform/site.ts';
import { wholeCatalogue } from './findInFirestore.ts';
import { readCatalogue, readCatalogueIndex } from './readCatalogue.ts';

/** Whether a catalogue is small enough to be kept by a function. */
export const isWhole = ({ active, sold }: Pick<CatalogueIndex, 'active' | 'sold'>): boolean =>
  active + sold <= wholeCatalogue;

/** The cards of all listed bikes, from files and without a read of the database; null where there are too many to keep. */
export const knownCards = async (site: Site): Promise<readonly Card[] | null> => {
  const index = await readCatalogueIndex(site);
  return isWhole(index) ? (await readCatalogue(site, index)).cards : null;
};
