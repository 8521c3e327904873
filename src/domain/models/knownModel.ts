import { type FieldValues, fieldsWith, type NamesWith } from '../listings/fields.ts';
import { factsOfModel, spelled, withMarketSpelling } from './modelNames.ts';
import type { ModelSpec } from './modelspec.schema.ts';

type ModelChoice = NamesWith<{ kind: 'choice'; ofModel: true }>;
export type ModelKind = FieldValues<ModelChoice>;
export const modelKinds: readonly ModelChoice[] = fieldsWith({ kind: 'choice', ofModel: true });

/** Form values of a model and year from the brand guides. */
export type KnownModel = ModelKind & {
  make: string;
  model: string;
  year: number;
  /** Such as 110cc. */
  engine: string;
};
export type Facts = Partial<ModelKind & Pick<KnownModel, 'engine'>> & {
  /** Usual engine of the model and year; the registration may differ. */
  isEngineGuessed?: true;
};
/** Returns usual values of models and years that the brand guides lack. */
export type UsualFacts = (model: string, year: string) => Facts;

/** The guides' catalogue lists underbones as scooters. */
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
  // Every entry has a displacement, so none is electric.
  fuel: 'gasoline',
});

/** @example modelsOf(models, 'SYM') // => ['Attila'] */
export const modelsOf = (models: readonly KnownModel[], make: string) => [
  ...new Set(models.filter((entry) => entry.make === make).map(({ model }) => model)),
];

/**
 * Returns a bike's values: from the guides, else from its name. If the guides lack the year, the engine comes
 * from `usual`.
 * @example factsOf(models, { make: 'Honda', model: 'Vision', year: '2012' })
 * // => { category: 'scooter', transmission: 'automatic', fuel: 'gasoline' }
 */
export const factsOf = (
  models: readonly KnownModel[],
  { make, model, year }: { make: string; model: string; year: string },
  usual: UsualFacts = () => ({}),
): Facts => {
  const years = models.filter((entry) => entry.make === make && spelled(entry.model) === spelled(model));
  const sameYear = years.find((entry) => String(entry.year) === year);
  const [any] = years;
  if (!any) return { ...usual(model, year), ...factsOfModel(model) };
  const { make: _, model: __, year: ___, engine, ...general } = sameYear ?? any;
  return sameYear || year.length < 4 ? { ...general, engine } : { ...usual(model, year), ...general };
};
