import { expect, it } from 'vitest';
import { makeCalled, modelMakes } from './modelMakes.ts';
import { familyNames, spelled } from './modelNames.ts';

it('every model whose kind is known has a make', () => {
  const letterSet = new Set(modelMakes.map(({ letters }) => letters));
  expect(
    familyNames.filter((name) => name !== 'Vespa' && name !== 'Minsk' && !letterSet.has(spelled(name))),
  ).toEqual([]);
});

it.each([
  ['Air Blade', 'Honda'],
  ['Exciter', 'Yamaha'],
  ['Raider R150', 'Suzuki'],
  ['Klara', 'VinFast'],
  ['Primavera', 'Vespa'],
])('%s is made by %s', (name, make) => {
  expect(modelMakes.filter((model) => model.name === name).map((model) => model.make)).toEqual([make]);
});

it('longer names come first, so that Wave Alpha is no Wave', () => {
  const lengths = modelMakes.map(({ letters }) => letters.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});

it('a make is known by what people call it', () => {
  expect([makeCalled('kawa'), makeCalled('hd'), makeCalled('honda2')]).toEqual([
    'Kawasaki',
    'Harley-Davidson',
    null,
  ]);
});
