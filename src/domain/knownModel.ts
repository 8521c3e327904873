import { foldAccents } from './fold.ts';
import type { Category, Fuel, Transmission } from './listing.ts';
import type { ModelSpec } from './modelspec.ts';

/** What the form needs to know of a model and year in the catalogue of the brand guides. */
export type KnownModel = {
  make: string;
  model: string;
  year: number;
  /** Such as 110cc, as it stands in the papers. */
  engine: string;
  category: Category;
  transmission: Transmission;
  fuel: Fuel;
};
export type Facts = Partial<Pick<KnownModel, 'engine' | 'category' | 'transmission' | 'fuel'>>;

const categories = { Scooter: 'scooter', Sport: 'sport' } as const;

/** @example knownModelOf(vision2024) // => { make: 'Honda', model: 'Vision', year: 2024, engine: '110cc', … } */
export const knownModelOf = (spec: ModelSpec): KnownModel => ({
  make: spec.brand,
  model: spec.model,
  year: spec.year,
  engine: `${Math.round(spec.engine.displacement)}cc`,
  category: categories[spec.category],
  transmission: spec.transmission.gears === null ? 'automatic' : 'manual',
  // A displacement is required of every entry, so none is electric.
  fuel: 'gasoline',
});

/** The models of a make, each once. @example modelsOf(models, 'SYM') // => ['Attila'] */
export const modelsOf = (models: readonly KnownModel[], make: string) => [
  ...new Set(models.filter((known) => known.make === make).map(({ model }) => model)),
];

/** Air Blade and Airblade are one bike. */
const spelled = (model: string) => foldAccents(model).replace(/[^a-z0-9]/g, '');

/**
 * What is known of a bike as far as it is typed. The engine is that of the year: of another generation it is
 * not guessed, while a scooter stays a scooter.
 * @example factsOf(models, { make: 'Honda', model: 'Vision', year: '2012' })
 * // => { category: 'scooter', transmission: 'automatic', fuel: 'gasoline' }
 */
export const factsOf = (
  models: readonly KnownModel[],
  { make, model, year }: { make: string; model: string; year: string },
): Facts => {
  const years = models.filter((known) => known.make === make && spelled(known.model) === spelled(model));
  const known = years.find((entry) => String(entry.year) === year);
  const [any] = years;
  if (!any) return {};
  const { category, transmission, fuel, engine } = known ?? any;
  const general = { category, transmission, fuel };
  return known || year.length < 4 ? { ...general, engine } : general;
};
