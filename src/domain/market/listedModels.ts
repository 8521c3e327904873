import { phonesIn } from '../contacts/phonesIn.ts';
import type { Card } from '../listings/card.ts';

import { type KnownModel, type ModelKind, modelKinds } from '../models/knownModel.ts';
import { spelled, withMarketSpelling } from '../models/modelNames.ts';
import { recordOf } from '../platform/recordOf.ts';

/** What sellers of one model agree on. */
export type ListedModel = ModelKind & {
  /** In the market's spelling. */
  model: string;
  /** The engine by year, such as [2019, '150cc'], newest first; none of a year that sellers do not agree on. */
  engines: readonly (readonly [year: number, engine: string])[];
};

/** Fewer say too little. */
const fewest = 3;
/** How large a share of them has to say the same. */
const most = 0.8;

/** What nearly all of enough bikes say; null where they do not agree. */
const agreed = <T>(values: readonly T[]): T | null => {
  if (values.length < fewest) return null;
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.find(([, same]) => same.length >= most * values.length)?.[0] ?? null;
};

const engineOf = ({ cc, engine }: Card) => (cc === null ? engine.trim() : `${cc}cc`);

/**
 * The models of a make as its bikes for sale and sold describe them: from three bikes on, of which four in five say the same.
 * A name that gives a phone number is left out.
 */
export const listedModels = (cards: readonly Card[], make: string): ListedModel[] => {
  const ofMake = cards.filter((card) => card.make === make);
  const byModel = [...Map.groupBy(ofMake, ({ model }) => spelled(model)).values()];
  const found = byModel.flatMap((bikes) => {
    const model = withMarketSpelling(bikes[0]?.model.replace(/\s+/g, ' ').trim() ?? '');
    const kind = recordOf(modelKinds, (name) => agreed(bikes.map((bike) => bike[name])));
    if (Object.values(kind).includes(null) || phonesIn(model).length > 0) return [];
    const byYear = [...Map.groupBy(bikes, ({ year }) => year)];
    const engines = byYear
      .flatMap(([year, same]): [number, string][] => {
        const engine = agreed(same.map(engineOf));
        return engine ? [[year, engine]] : [];
      })
      .toSorted(([a], [b]) => b - a);
    return [{ model, ...(kind as ModelKind), engines }];
  });
  return found.toSorted((a, b) => (a.model < b.model ? -1 : 1));
};

/** The same in the form that the seller's form knows models by; one without a known engine has the year 0. */
export const knownFromListed = (make: string, listed: readonly ListedModel[]): KnownModel[] =>
  listed.flatMap(({ engines, ...rest }) => {
    const years = engines.length > 0 ? engines : [[0, ''] as const];
    return years.map(([year, engine]) => ({ make, ...rest, year, engine }));
  });
