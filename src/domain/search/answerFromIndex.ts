import type { Rates } from '../money/money.schema.ts';
import type { BikeIndex } from './bikeIndex.ts';
import type { GridAnswer, GridQuestion } from './gridQuestion.ts';
import { loosen } from './loosen.ts';
import { suggestionsFor } from './suggest.ts';

/**
 * Answers a request from an index of all listed bikes. Runs in browsers for a small catalogue, else in
 * functions.
 * @param rates exchange rates of the shown prices
 */
export const answerFromIndex = (
  bikes: BikeIndex,
  { filters, from, to, facets, suggest }: GridQuestion,
  rates?: Rates,
): GridAnswer => {
  if (rates) bikes.setRates(rates);
  const { indices, active, sold, understood } = bikes.find(filters);
  return {
    cards: [...indices.subarray(from, to)].flatMap((index) => bikes.cards[index] ?? []),
    active,
    sold,
    facets: facets ? bikes.facets(filters) : null,
    drops: indices.length === 0 ? loosen(bikes, filters) : [],
    understood,
    suggestions: suggest ? suggestionsFor(bikes, filters) : [],
  };
};
