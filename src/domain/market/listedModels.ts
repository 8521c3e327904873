import { phonesIn } from '../contacts/phonesIn.ts';
import type { Card } from '../listings/card.ts';

import { type KnownModel, type ModelKind, modelKinds } from '../models/knownModel.ts';
import { spelled, withMarketSpelling } from '../models/modelNames.ts';
import { recordOf } from '../platform/recordOf.ts';

/** Values that most bikes of a model share. */
export type ListedModel = ModelKind & {
  /** Usual spelling, such as Air Blade. */
  model: string;
  /** Engine by year, such as [2019, '150cc'], newest first, if most bikes share it. */
  engines: readonly (readonly [year: number, engine: string])[];
};

const minBikes = 3;
const minShare = 0.8;

const agreed = <T>(values: readonly T[]): T | null => {
  if (values.length < minBikes) return null;
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.find(([, same]) => same.length >= minShare * values.length)?.[0] ?? null;
};

const engineOf = ({ cc, engine }: Card) => (cc === null ? engine.trim() : `${cc}cc`);

/**
 * Returns a make's models with three bikes or more. At least 80 % of the bikes must agree on each of
 * `modelKinds`. Skips names with a phone number.
 */
export const listedModels = (cards: readonly Card[], make: string): ListedModel[] => {
  const ofMake = cards.filter((card) => card.make === make);
  const byModel = [...Map.groupBy(ofMake, ({ model }) => spelled(model)).values()];
  const models = byModel.flatMap((bikes) => {
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
  return models.toSorted((a, b) => (a.model < b.model ? -1 : 1));
};

/** Converts listed models for the form. A model without a known engine gets the year 0. */
export const knownFromListed = (make: string, listed: readonly ListedModel[]): KnownModel[] =>
  listed.flatMap(({ engines, ...rest }) => {
    const years = engines.length > 0 ? engines : [[0, ''] as const];
    return years.map(([year, engine]) => ({ make, ...rest, year, engine }));
  });
