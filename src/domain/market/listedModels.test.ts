import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { Card } from '../listings/card.ts';
import { factsOf } from '../models/knownModel.ts';
import { knownFromListed, listedModels } from './listedModels.ts';

const gz150 = { make: 'Suzuki', model: 'GZ150-A', category: 'cruiser', transmission: 'manual' } as const;
const bikes = (count: number, changes: Partial<Card>): Card[] =>
  Array.from({ length: count }, (_, n) =>
    buildCard({ ...gz150, id: `${n}`, fuel: 'gasoline', year: 2015, engine: '150cc', cc: 150, ...changes }),
  );
const modelsOf = (...cards: Card[][]) => listedModels(cards.flat(), 'Suzuki');

it('says what three bikes of a model agree on, with the engine of each year', () => {
  expect(
    modelsOf(bikes(3, {}), bikes(3, { model: 'gz 150 a', year: 2017, engine: '149 cc', cc: 149 })),
  ).toEqual([
    {
      model: 'GZ150-A',
      category: 'cruiser',
      transmission: 'manual',
      fuel: 'gasoline',
      engines: [
        [2017, '149cc'],
        [2015, '150cc'],
      ],
    },
  ]);
});

it('says nothing of two bikes, of another make, and where one in four says something else', () => {
  expect(modelsOf(bikes(2, {}))).toEqual([]);
  expect(modelsOf(bikes(3, { make: 'Honda' }))).toEqual([]);
  expect(modelsOf(bikes(3, {}), bikes(1, { transmission: 'automatic' }))).toEqual([]);
  expect(modelsOf(bikes(4, {}), bikes(1, { transmission: 'automatic' }))).toHaveLength(1);
});

it('leaves out the engine of a year that sellers do not agree on', () => {
  expect(modelsOf(bikes(3, {}), bikes(2, { cc: 125, engine: '125' }))[0]?.engines).toEqual([]);
});

it('takes what sellers wrote where an electric bike has no size', () => {
  const electric = { fuel: 'electric', transmission: 'automatic', cc: null, engine: ' 3000W ' } as const;
  expect(modelsOf(bikes(3, electric))[0]).toMatchObject({ fuel: 'electric', engines: [[2015, '3000W']] });
});

it('repeats no phone number that sellers wrote into the name', () => {
  expect(modelsOf(bikes(5, { model: 'GZ150 0903 123 456' }))).toEqual([]);
});

it('fills the form as a model of the guides does', () => {
  const models = knownFromListed('Suzuki', modelsOf(bikes(3, {})));
  const general = { category: 'cruiser', transmission: 'manual', fuel: 'gasoline' };
  const facts = (year: string) => factsOf(models, { make: 'Suzuki', model: 'gz150a', year });
  expect(facts('2015')).toEqual({ ...general, engine: '150cc' });
  expect(facts('2019')).toEqual(general);
});

it('knows the kind where no engine is agreed on', () => {
  const models = knownFromListed('Suzuki', modelsOf(bikes(2, {}), bikes(2, { year: 2016 })));
  expect(factsOf(models, { make: 'Suzuki', model: 'GZ150-A', year: '2015' })).toEqual({
    category: 'cruiser',
    transmission: 'manual',
    fuel: 'gasoline',
  });
});
