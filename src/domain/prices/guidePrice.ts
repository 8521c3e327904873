import { engineSize } from '../listings/listing.ts';
import type { Fuel } from '../listings/listingFields.ts';
import { spelled } from '../models/modelNames.ts';
import type { ModelSpec } from '../models/modelspec.schema.ts';

type Known = Pick<ModelSpec, 'brand' | 'model' | 'year' | 'variant'> & {
  engine: Pick<ModelSpec['engine'], 'displacement'>;
};
type Bike = { make: string; model: string; year: number; engine: string; fuel: Fuel };

const maxYearsApart = 3;
/** Largest relative difference between comparable engines: an SH 160 is no SH 350. */
const likeEngine = 0.1;

/**
 * Matches 'Air Blade 125' with Airblade and 'Wave Alpha' with Wave (Alpha 110), but not 'SH Mode' with SH.
 */
const isNamed = (model: string, spec: Pick<Known, 'model' | 'variant'>) => {
  const [wanted, name] = [spelled(model), spelled(spec.model)];
  if (!wanted.startsWith(name)) return false;
  const rest = wanted.slice(name.length);
  return /^\d/.test(rest) || spelled(spec.variant).startsWith(rest);
};

/** The guides' entry of a bike: same make, model and engine, nearest year; or null. */
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
        apart(spec) <= maxYearsApart,
    )
    .toSorted((a, b) => apart(a) - apart(b) || b.year - a.year);
  return nearest ?? null;
};

/**
 * The guides' entries of a model, newest first.
 * @example guideYears(specs, { make: 'Honda', model: 'Vision' }).map(({ year }) => year) // => [2024, 2023]
 */
export const guideYears = <Spec extends Pick<Known, 'brand' | 'model' | 'variant' | 'year'>>(
  specs: readonly Spec[],
  { make, model }: { make: string; model: string },
): Spec[] =>
  specs
    .filter((spec) => spelled(spec.brand) === spelled(make) && isNamed(model, spec))
    .toSorted((a, b) => b.year - a.year);
