import { expect, it } from 'vitest';
import type { StockRow } from '../../domain/stock/stock.schema.ts';
import { sortPhotos } from './sortPhotos.ts';

const bike = (number: string, changes: Partial<StockRow> = {}): StockRow => ({
  id: `id-${number}`,
  number,
  title: 'Honda Vision 2021',
  price: 1,
  status: 'draft',
  created_at: 0,
  photos: 0,
  slug: null,
  ...changes,
});
const sort = (names: string[], bikes: StockRow[]) => {
  const { sorted, problems } = sortPhotos(
    names.map((name) => new File(['x'], name)),
    bikes,
  );
  return {
    sorted: sorted.map(({ bike: { number }, files }) => [number, ...files.map(({ name }) => name)]),
    problems: problems.map(({ name, problem }) => `${name} ${problem}`),
  };
};

it('photos go to their bikes in the order of their numbers; others are named', () => {
  const names = [
    'A1-10.jpg',
    'A1-2.jpg',
    'a1-1.jpg',
    'A2-1.jpg',
    'A2-1.JPG',
    'B9-1.jpg',
    'IMG_1.jpg',
    '._A1-3.jpg',
  ];
  expect(sort(names, [bike('A1'), bike('A2'), bike('C1', { status: 'hidden' })])).toEqual({
    sorted: [
      ['A1', 'a1-1.jpg', 'A1-2.jpg', 'A1-10.jpg'],
      ['A2', 'A2-1.jpg'],
    ],
    problems: ['A2-1.JPG twice', 'B9-1.jpg noBike', 'IMG_1.jpg noBike'],
  });
});

it('a bike has ten photos at most, and an upload 400', () => {
  const names = ['A1-1.jpg', 'A1-2.jpg', 'A1-3.jpg'];
  expect(sort(names, [bike('A1', { photos: 8 })]).problems).toEqual(['A1-3.jpg count']);
  expect(sort(names, [bike('A1', { photos: 10 })])).toMatchObject({ sorted: [], problems: { length: 3 } });
  const many = Array.from({ length: 450 }, (_, index) => `A1-${index}.jpg`);
  expect(sort(many, [bike('A1')]).problems.filter((one) => one.endsWith('many'))).toEqual([
    'A1-400.jpg many',
  ]);
});
