import { type FactFilter, factFilters } from '../listings/factFilters.ts';
import { familiesOf, familyKey } from '../models/modelFamily.ts';
import { barOf, priceBars } from '../money/priceScale.ts';
import { locations, otherPlaces } from '../places/locations.ts';
import { placesMeant } from '../places/nearbyPlaces.ts';
import { recordOf } from '../platform/recordOf.ts';
import type { Columns } from './bikeColumns.ts';
import { type ChoiceName, choices, type Filters } from './bikeFilter.ts';
import { failureBits } from './failureBits.ts';

type Models = ReturnType<Columns['models']>;

/**
 * Numbers of bikes for sale by filter value. A filter's numbers ignore its own setting and respect all
 * others.
 */
export type Facets = Record<ChoiceName, Record<string, number>> &
  Record<FactFilter, number> & {
    /** Numbers of bikes by model of the chosen make. */
    models: Record<string, number>;
    /** Number of bikes for each bar of the price scale. */
    prices: number[];
    /** Number of bikes in and near the chosen place; null if none is chosen. */
    around: number | null;
  };

/** Counts bikes by model family. Names a family as the filter does, else as most of its bikes do. */
const countModels = (counts: readonly number[], { values }: Models, wanted: readonly string[]) => {
  const groups = new Map<string, { count: number; names: Map<string, number> }>();
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue;
    for (const { name } of familiesOf(values[code] as string)) {
      const key = familyKey(name);
      const group = groups.get(key) ?? { count: 0, names: new Map() };
      groups.set(key, group);
      group.count += count;
      group.names.set(name, (group.names.get(name) ?? 0) + count);
    }
  }
  const chosen = new Map(wanted.map((name) => [familyKey(name), name]));
  return Object.fromEntries(
    [...groups].map(([key, { count, names }]) => {
      const [usual] = [...names].toSorted(([, a], [, b]) => b - a)[0] ?? [key];
      return [chosen.get(key) ?? usual, count];
    }),
  );
};

const placeNames = [...locations.map(({ value }) => value), otherPlaces];

/**
 * @param bars each bike's bar of the price scale
 * @param fails conditions that each bike fails (`failureBits`)
 */
export const countFacets = (
  columns: Columns,
  bars: Uint8Array,
  fails: Uint32Array,
  filters: Filters,
): Facets => {
  const { firstSold } = columns;
  const countBy = (codes: Uint8Array | Uint32Array, length: number, own: number): number[] => {
    const counts = new Array<number>(length).fill(0);
    for (let index = 0; index < firstSold; index += 1) {
      if (((fails[index] as number) & ~own) !== 0) continue;
      const code = codes[index] as number;
      counts[code] = (counts[code] as number) + 1;
    }
    return counts;
  };
  const byChoice = (name: ChoiceName): Record<string, number> => {
    const { of, values } = columns.choices[name];
    // Choosing another make clears the models, so numbers by make ignore models.
    const own = failureBits[name] | (name === 'make' ? failureBits.models : 0);
    const counts = countBy(of, values.length, own);
    return Object.fromEntries(
      values.flatMap((value, code) => (value !== '' && counts[code] ? [[value, counts[code]]] : [])),
    );
  };
  const byModel = () => {
    const models = columns.models();
    return countModels(countBy(models.of, models.values.length, failureBits.models), models, filters.models);
  };
  const inPlaces = byChoice('location');
  const meantBy = (name: string, around: boolean) =>
    placesMeant(name, around).reduce((sum, place) => sum + (inPlaces[place] ?? 0), 0);
  return {
    ...recordOf(choices, byChoice),
    ...recordOf(factFilters, (name) => countBy(columns.facts[name], 2, failureBits[name])[1] ?? 0),
    location: Object.fromEntries(
      placeNames
        .map((name) => [name, meantBy(name, filters.around)] as const)
        .filter(([, count]) => count > 0),
    ),
    models: filters.make === null ? {} : byModel(),
    around: filters.location === null ? null : meantBy(filters.location, true),
    prices: countBy(bars, priceBars, failureBits.price),
  };
};

export const barsOf = (prices: Float64Array): Uint8Array => Uint8Array.from(prices, barOf);
