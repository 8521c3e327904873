import { type FieldValues, fieldsWith, type NamesWith } from '../listings/fields.ts';
import { factsOfModel, spelled, withMarketSpelling } from './modelNames.ts';
import type { ModelSpec } from './modelspec.schema.ts';

type ModelChoice = NamesWith<{ kind: 'choice'; ofModel: true }>;
export type ModelKind = FieldValues<ModelChoice>;
/** The choices that a model decides. */
export const modelKinds: readonly ModelChoice[] = fieldsWith({ kind: 'choice', ofModel: true });

/** What the form needs to know of a model and year in the catalogue of the brand guides. */
export type KnownModel = ModelKind & {
  make: string;
  model: string;
  year: number;
  /** Such as 110cc, as it stands in the papers. */
  engine: string;
};
export type Facts = Partial<ModelKind & Pick<KnownModel, 'engine'>> & {
  /** The engine is the usual one of the model in that year, which the papers may contradict. */
  isEngineGuessed?: true;
};
/** The facts that are usual for a model and year, where nothing better is known. */
export type UsualFacts = (model: string, year: string) => Facts;

/** The catalogue files an underbone with the scooters; it has gears. */
const kindOf = ({ category, transmission: { gears } }: ModelSpec) => {
  if (category === 'Sport') return { category: 'sport', transmission: 'manual' } as const;
  return gears === null
    ? ({ category: 'scooter', transmission: 'automatic' } as const)
    : ({ category: 'underbone', transmission: 'semi-automatic' } as const);
};

/** @example knownModelOf(vision2024) // => { make: 'Honda', model: 'Vision', year: 2024, engine: '110cc', … } */
export const knownModelOf = (spec: ModelSpec): KnownModel => ({
  make: spec.brand,
  model: withMarketSpelling(spec.model),
  year: spec.year,
  engine: `${Math.round(spec.engine.displacement)}cc`,
  ...kindOf(spec),
  // A displacement is required of every entry, so none is electric.
  fuel: 'gasoline',
});

/** The models of a make, each once. @example modelsOf(models, 'SYM') // => ['Attila'] */
export const modelsOf = (models: readonly KnownModel[], make: string) => [
  ...new Set(models.filter((known) => known.make === make).map(({ model }) => model)),
];

/**
 * What is known of a bike as far as it is typed: of the guides' models, else what its name says. The engine is that
 * of the year; of another generation it is the usual one, and marked as a guess. A scooter stays a scooter.
 * @example factsOf(models, { make: 'Honda', model: 'Vision', year: '2012' })
 * // => { category: 'scooter', transmission: 'automatic', fuel: 'gasoline' }
 */
export const factsOf = (
  models: readonly KnownModel[],
  { make, model, year }: { make: string; model: string; year: string },
  usual: UsualFacts = () => ({}),
): Facts => {
  const years = models.filter((known) => known.make === make && spelled(known.model) === spelled(model));
  const known = years.find((entry) => String(entry.year) === year);
  const [any] = years;
  if (!any) return { ...usual(model, year), ...factsOfModel(model) };
  const { make: _, model: __, year: ___, engine, ...general } = known ?? any;
  return known || year.length < 4 ? { ...general, engine } : { ...usual(model, year), ...general };
};
