import type { Landing } from '../../domain/market/landing.ts';
import { locationLabel } from '../../domain/places/locations.ts';
import { placesWithin } from '../../domain/places/placeNames.ts';
import { noFilters } from '../../domain/search/bikeFilter.ts';
import { writeFilters } from '../../domain/search/filterAddress.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, type Path, paths } from '../../paths.ts';

/**
 * The list of home narrowed to what a page of the market is about. A province is searched by its name, which stands for all places
 * that belong to it; a filter names one place.
 * @example gridPath('en', { landing: hondaInHue, model: null }) // => '/?make=Honda&location=Hue&sold=0'
 */
export const gridPath = (
  language: Language,
  { landing: { make, category, place }, model }: { landing: Landing; model: string | null },
): Path => {
  const isOne = place !== null && placesWithin(place).length === 1;
  const searched = place === null || isOne ? '' : locationLabel(language, place);
  const filters = {
    ...noFilters,
    make,
    category,
    location: isOne ? place : null,
    text: [model, searched].filter(Boolean).join(' '),
    forSaleOnly: true,
  };
  return `${localize(language, paths.home)}${writeFilters(filters)}` as Path;
};
