import { describe, expect, it } from 'vitest';
import { factsOf } from './knownModel.ts';
import { usualFacts } from './usualFacts.ts';

describe('the usual engine', () => {
  it.each([
    ['Vision', '2021', '110cc'],
    ['vision smart', '2018', '110cc'],
    ['Lead', '2012', '110cc'],
    ['Lead', '2013', '125cc'],
    ['airblade', '2015', '125cc'],
    ['Wave Alpha', '2016', '100cc'],
    ['Sirius FI', '2018', '115cc'],
    ['Janus', '', '125cc'],
  ])('of a %s of %s is a guess', (model, year, engine) => {
    expect(usualFacts(model, year)).toEqual({ engine, isEngineGuessed: true });
  });
  it.each([
    ['Air Blade', '2021', 'two engines at a time'],
    ['Exciter', '2022', 'two engines at a time'],
    ['Lead', '', 'no year and two generations'],
    ['Vision', '2005', 'a year before the model'],
    ['Leader', '2019', 'another name'],
    ['Rocket', '2019', 'an unknown model'],
  ])('of a %s of %s is not guessed: %s', (model, year) => {
    expect(usualFacts(model, year).engine).toBeUndefined();
  });
  it('is no guess where the name has it', () => {
    expect(usualFacts('Air Blade 150', '2021')).toEqual({ engine: '150cc' });
  });
});

it.each([
  ['XR150L', { category: 'dirt', transmission: 'manual', fuel: 'gasoline', engine: '150cc' }],
  ['Rebel 300', { category: 'cruiser', transmission: 'manual', fuel: 'gasoline', engine: '300cc' }],
  ['Himalayan', { category: 'adventure', transmission: 'manual', fuel: 'gasoline' }],
  ['CB150X', { category: 'adventure', transmission: 'manual', fuel: 'gasoline', engine: '150cc' }],
])('%s has its kind', (model, facts) => expect(usualFacts(model, '2019')).toEqual(facts));

it('a catalogue with the year takes precedence', () => {
  const vision = {
    make: 'Honda',
    model: 'Vision',
    year: 2024,
    engine: '109cc',
    category: 'scooter',
    transmission: 'automatic',
    fuel: 'gasoline',
  } as const;
  const of = (year: string) => factsOf([vision], { make: 'Honda', model: 'Vision', year }, usualFacts);
  expect(of('2024')).toMatchObject({ engine: '109cc' });
  expect(of('2024').isEngineGuessed).toBeUndefined();
  expect(of('2021')).toEqual({
    engine: '110cc',
    isEngineGuessed: true,
    category: 'scooter',
    transmission: 'automatic',
    fuel: 'gasoline',
  });
});
