import { describe, expect, it } from 'vitest';
import { buildModelSpec } from '../../../tests/fixtures/buildModelSpec.ts';
import { factsOf, knownModelOf, modelsOf } from './knownModel.ts';

const vision = buildModelSpec();
const models = [
  knownModelOf(vision),
  knownModelOf({ ...vision, year: 2023 }),
  knownModelOf({
    ...vision,
    model: 'Airblade',
    engine: { ...vision.engine, displacement: 124.8 },
  }),
  knownModelOf({
    ...vision,
    brand: 'Suzuki',
    model: 'GSX-R',
    category: 'Sport',
    engine: { ...vision.engine, displacement: 147.3 },
    transmission: { ...vision.transmission, gears: 6 },
  }),
];
const scooter = { category: 'scooter', transmission: 'automatic', fuel: 'gasoline' };
const underbone = { category: 'underbone', transmission: 'semi-automatic', fuel: 'gasoline' };

it('keeps of a guide what a seller is asked for', () => {
  expect(models[0]).toEqual({ make: 'Honda', model: 'Vision', year: 2024, engine: '110cc', ...scooter });
  expect(models[3]).toMatchObject({ engine: '147cc', category: 'sport', transmission: 'manual' });
});

it('[D62] knows an underbone among the scooters of the guides by its gears', () => {
  const wave = { ...vision, model: 'Wave', transmission: { ...vision.transmission, gears: 4 } };
  expect(knownModelOf(wave)).toMatchObject({ model: 'Wave', ...underbone });
});

it('names each model of a make once', () => {
  expect(modelsOf(models, 'Honda')).toEqual(['Vision', 'Air Blade']);
  expect(modelsOf(models, 'Ducati')).toEqual([]);
});

describe('what is known of', () => {
  it.each([
    ['Honda Vision 2024', 'Honda', 'Vision', '2024', { ...scooter, engine: '110cc' }],
    ['a Vision without a year', 'Honda', 'Vision', '', { ...scooter, engine: '110cc' }],
    ['a Vision while its year is typed', 'Honda', 'Vision', '20', { ...scooter, engine: '110cc' }],
    ['a Vision of another generation', 'Honda', 'Vision', '2012', scooter],
    ['another spelling', 'Honda', 'air blade', '2024', { ...scooter, engine: '125cc' }],
    ['a model that only its name tells of', 'Honda', 'Wave Alpha', '2024', underbone],
    ['a make’s unknown model', 'Honda', 'Rebel 300', '2024', {}],
    ['half a name', 'Honda', 'Vis', '2024', {}],
    ['a name that another make has', 'Yamaha', 'Vision', '2024', scooter],
    ['nothing', '', '', '', {}],
  ])('%s', (_name, make, model, year, facts) => {
    expect(factsOf(models, { make, model, year })).toEqual(facts);
  });
});
