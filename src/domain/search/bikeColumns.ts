import type { Card } from '../listings/card.ts';
import { type FactFilter, factFilters } from '../listings/factFilters.ts';
import { filedPlace } from '../places/placeNames.ts';
import { filedUnder } from './bikeFilter.ts';

const unknown = -1;

/** A choice of each bike as a code: `values[of[place]]` is what the bike at that place has. */
const choiceColumn = (cards: readonly Card[], choiceOf: (card: Card) => string) => {
  const names = cards.map(choiceOf);
  const values = [...new Set(names)];
  const codes: ReadonlyMap<string, number> = new Map(values.map((value, code) => [value, code]));
  return { values, codes, of: Uint16Array.from(names, (name) => codes.get(name) ?? 0) };
};

const flagColumn = (cards: readonly Card[], has: (card: Card) => boolean) =>
  Uint8Array.from(cards, (card) => Number(has(card)));

/**
 * Returns a column of numbers for each field that a question can ask for.
 * @param cards those for sale first
 */
export const readColumns = (cards: readonly Card[]) => ({
  size: cards.length,
  /** The cards before this place are for sale, those from it on are sold. */
  firstSold: cards.findLastIndex((card) => card.status === 'active') + 1,
  choices: {
    category: choiceColumn(cards, (card) => filedUnder(card.category)),
    transmission: choiceColumn(cards, (card) => card.transmission),
    make: choiceColumn(cards, (card) => card.make),
    location: choiceColumn(cards, (card) => filedPlace(card.location)),
  },
  ranges: {
    price: Float64Array.from(cards, (card) => card.price),
    year: Float64Array.from(cards, (card) => card.year),
    cc: Float64Array.from(cards, (card) => card.cc ?? unknown),
    mileage: Float64Array.from(cards, (card) => card.mileage),
  },
  facts: Object.fromEntries(
    factFilters.map((name) => [name, flagColumn(cards, ({ facts }) => facts?.includes(name) ?? false)]),
  ) as Record<FactFilter, Uint8Array>,
  isElectric: flagColumn(cards, ({ fuel, category }) => fuel === 'electric' || category === 'electric'),
});
export type Columns = ReturnType<typeof readColumns>;
