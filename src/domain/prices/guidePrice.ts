import { engineSize } from '../listings/listing.ts';
import type { Fuel } from '../listings/listingFields.ts';
import { spelled } from '../models/modelNames.ts';
import type { ModelSpec } from '../models/modelspec.schema.ts';

type Known = Pick<ModelSpec, 'brand' | 'model' | 'year' | 'variant'> & {
  engine: Pick<ModelSpec['engine'], 'displacement'>;
};
type Bike = { make: string; model: string; year: number; engine: string; fuel: Fuel };

/** Further apart, a price of one model year says little of the other. */
const mostYearsApart = 3;
/** An SH 160 is no SH 350: the engines may differ by so much and no more. */
const likeEngine = 0.1;

/** 'Air Blade 125' and 'Wave Alpha' are the catalogue's Airblade and Wave (Alpha 110); 'SH Mode' is no SH. */
const isNamed = (model: string, known: Pick<Known, 'model' | 'variant'>) => {
  const [wanted, name] = [spelled(model), spelled(known.model)];
  if (!wanted.startsWith(name)) return false;
  const rest = wanted.slice(name.length);
  return /^\d/.test(rest) || spelled(known.variant).startsWith(rest);
};

/**
 * What the brand guides know about a bike: the same make, model and engine, of the nearest model year; null when
 * they do not know it.
 */
export const guideEntry = <Spec extends Known>(specs: readonly Spec[], bike: Bike): Spec | null => {
  const cc = engineSize(bike.engine, bike.fuel);
  if (cc === null) return null;
  const apart = ({ year }: Known) => Math.abs(year - bike.year);
  const [nearest] = specs
    .filter(
      (spec) =>
        spelled(spec.brand) === spelled(bike.make) &&
        isNamed(bike.model, spec) &&
        Math.abs(spec.engine.displacement - cc) <= spec.engine.displacement * likeEngine &&
        apart(spec) <= mostYearsApart,
    )
    .toSorted((a, b) => apart(a) - apart(b) || b.year - a.year);
  return nearest ?? null;
};

/**
 * All years that the brand guides have of a model, the newest first.
 * @example guideYears(specs, { make: 'Honda', model: 'Vision' }).map(({ year }) => year) // => [2024, 2023]
 */
export const guideYears = <Spec extends Pick<Known, 'brand' | 'model' | 'variant' | 'year'>>(
  specs: readonly Spec[],
  { make, model }: { make: string; model: string },
): Spec[] =>
  specs
    .filter((spec) => spelled(spec.brand) === spelled(make) && isNamed(model, spec))
    .toSorted((a, b) => b.year - a.year);
