import { readNumber } from '../domain/listings/listing.ts';
import type { Fuel } from '../domain/listings/listingFields.ts';
import { formatMeasure } from './format.ts';
import type { Language } from './languages.ts';

/** Patterns of a size in cc, with or without the unit, and of an electric motor's power. */
const sizes = { gasoline: /^(\d+(?:[.,]\d+)*) *(?:cc)?$/i, electric: /^(\d+(?:[.,]\d+)*) *(k?W)$/i };

/**
 * Formats an engine's size in cc, or an electric motor's power. Other text stays as typed.
 * @example formatEngine('vi', { engine: '1043cc', fuel: 'gasoline' }) // => '1.043 cc'
 * @example formatEngine('en', { engine: '1200W', fuel: 'electric' }) // => '1,200 W'
 */
export const formatEngine = (
  language: Language,
  { engine, fuel }: { engine: string; fuel: Fuel },
): string => {
  const [, size, unit = 'cc'] = sizes[fuel].exec(engine) ?? [];
  return size === undefined ? engine : formatMeasure(language, readNumber(size), unit);
};
