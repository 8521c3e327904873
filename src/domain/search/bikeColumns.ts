import { licenceFor, readEngine } from '../costs/licence.ts';
import { type Card, isElectricCard } from '../listings/card.ts';
import { factFilters } from '../listings/factFilters.ts';
import { recordOf } from '../platform/recordOf.ts';
import { filedUnderChoice } from './acceptBike.ts';
import { choices } from './bikeFilter.ts';

const unknown = -1;

/**
 * Encodes a property of each bike as an index into a list of values: bike `index` has `values[of[index]]`.
 */
const choiceColumn = (cards: readonly Card[], choiceOf: (card: Card) => string) => {
  const names = cards.map(choiceOf);
  const values = [...new Set(names)];
  const codes: ReadonlyMap<string, number> = new Map(values.map((value, code) => [value, code]));
  return { values, codes, of: Uint32Array.from(names, (name) => codes.get(name) ?? 0) };
};

const flagColumn = (cards: readonly Card[], has: (card: Card) => boolean) =>
  Uint8Array.from(cards, (card) => Number(has(card)));

const modelColumn = (cards: readonly Card[]) => choiceColumn(cards, ({ model }) => model);
/** Built when a make is first chosen. */
const lazyModels = (cards: readonly Card[]) => {
  let models: ReturnType<typeof modelColumn> | undefined;
  return () => {
    models ??= modelColumn(cards);
    return models;
  };
};

const needsNoLicence = ({ cc, engine, top_speed }: Card) => {
  const size = cc === null ? readEngine(engine) : { cc };
  return size !== null && licenceFor(size, top_speed) === 'none';
};

/** Columns of numbers for each searchable field. @param cards bikes for sale first, then sold ones */
export const readColumns = (cards: readonly Card[]) => ({
  size: cards.length,
  firstSold: cards.findLastIndex((card) => card.status === 'active') + 1,
  choices: recordOf(choices, (name) => choiceColumn(cards, (card) => filedUnderChoice(name, card))),
  ranges: {
    price: Float64Array.from(cards, (card) => card.price),
    year: Float64Array.from(cards, (card) => card.year),
    cc: Float64Array.from(cards, (card) => card.cc ?? unknown),
    mileage: Float64Array.from(cards, (card) => card.mileage),
    battery_health: Float64Array.from(cards, (card) => card.battery_health ?? unknown),
  },
  facts: recordOf(factFilters, (name) => flagColumn(cards, ({ facts }) => facts?.includes(name) ?? false)),
  models: lazyModels(cards),
  needsNoLicence: flagColumn(cards, needsNoLicence),
  isElectric: flagColumn(cards, isElectricCard),
});
export type Columns = ReturnType<typeof readColumns>;
