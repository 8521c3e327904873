import type { Landing } from '../../domain/market/landing.ts';
import { noFilters } from '../../domain/search/bikeFilter.ts';
import { writeFilters } from '../../domain/search/filterAddress.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/**
 * Returns the home page's address with the filters of a landing page.
 * @example gridPath('en', { landing: hondaInHue, model: null }) // => '/?make=Honda&location=Hue&sold=0'
 */
export const gridPath = (
  language: Language,
  { landing: { make, category, place }, model }: { landing: Landing; model: string | null },
): Path => {
  const filters = {
    ...noFilters,
    make,
    category,
    location: place,
    models: model === null ? [] : [model],
    forSaleOnly: true,
  };
  return `${localize(language, paths.home)}${writeFilters(filters)}` as Path;
};
