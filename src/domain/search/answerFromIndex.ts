import type { Rates } from '../money/money.schema.ts';
import type { BikeIndex } from './bikeIndex.ts';
import type { GridAnswer, GridQuestion } from './gridQuestion.ts';
import { loosen } from './loosen.ts';
import { suggestionsFor } from './suggest.ts';

/**
 * The answer to a question, from an index of all listed bikes: the browser gives it for a small catalogue and the
 * server for a larger one, so both count, order and suggest alike.
 * @param rates at which the site shows prices in other currencies
 */
export const answerFromIndex = (
  bikes: BikeIndex,
  { filters, from, to, facets, suggest }: GridQuestion,
  rates?: Rates,
): GridAnswer => {
  if (rates) bikes.setRates(rates);
  const { places, active, sold, understood } = bikes.find(filters);
  return {
    cards: [...places.subarray(from, to)].flatMap((place) => bikes.cards[place] ?? []),
    active,
    sold,
    facets: facets ? bikes.facets(filters) : null,
    drops: places.length === 0 ? loosen(bikes, filters) : [],
    understood,
    suggestions: suggest ? suggestionsFor(bikes, filters) : [],
  };
};
