import { readNumber } from '../domain/listings/listing.ts';
import type { Fuel } from '../domain/listings/listingFields.ts';
import { formatMeasure } from './format.ts';
import type { Language } from './languages.ts';

/**
 * Returns an engine as pages show it: its size in cc. Any other text stays as the seller wrote it.
 * @example formatEngine('vi', { engine: '1043cc', fuel: 'gasoline' }) // => '1.043 cc'
 */
export const formatEngine = (
  language: Language,
  { engine, fuel }: { engine: string; fuel: Fuel },
): string => {
  const size = fuel === 'electric' ? undefined : /^(\d+(?:[.,]\d+)*) *(?:cc)?$/i.exec(engine)?.[1];
  return size === undefined ? engine : formatMeasure(language, readNumber(size), 'cc');
};
