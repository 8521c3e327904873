import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { type Filters, noFilters } from './bikeFilter.ts';
import { buildBikeIndex } from './bikeIndex.ts';
import { changesOf } from './drop.ts';
import { loosen } from './loosen.ts';

const million = 1_000_000;
const bikes = buildBikeIndex(
  [
    buildCard({ id: 'a', make: 'Honda', model: 'Wave', price: 10 * million, location: 'Hue' }),
    buildCard({ id: 'b', make: 'Honda', model: 'Wave', price: 11 * million, location: 'Hue' }),
    buildCard({ id: 'c', make: 'Yamaha', model: 'Sirius', price: million, location: 'Hue' }),
    buildCard({ id: 'd', make: 'Piaggio', model: 'Vespa', price: 50 * million, location: 'Hanoi' }),
    buildCard({ id: 'e', make: 'Piaggio', model: 'Vespa', price: 60 * million, location: 'Hue' }),
    buildCard({ id: 'f', make: 'Piaggio', model: 'Vespa', price: 4 * million, location: 'Hanoi' }),
  ],
  () => '',
);
const price = { from: null, to: 5 * million };
const loosened = (filters: Partial<Filters>) => loosen(bikes, { ...noFilters, ...filters });

describe('[S2.49] where nothing is found', () => {
  it('the filters to do without come with their bikes, most first', () => {
    expect(loosened({ make: 'Honda', price })).toEqual([
      { name: 'make', count: 2 },
      { name: 'price', count: 2 },
    ]);
    expect(loosened({ make: 'Piaggio', location: 'Hue', price })).toEqual([
      { name: 'make', count: 1 },
      { name: 'location', count: 1 },
      { name: 'price', count: 1 },
    ]);
  });

  it('models can be left out, and go with their make', () => {
    const ofHonda = { make: 'Honda', models: ['Vision'], location: 'Hue' };
    expect(loosened(ofHonda)).toEqual([
      { name: 'make', count: 4 },
      { name: 'models', count: 2 },
    ]);
    expect(changesOf({ name: 'models', count: 2 })).toEqual({ models: [] });
  });

  it('sold bikes are not counted, as in the heading of the list', () => {
    const one = buildCard({ make: 'Honda', price: 10 * million });
    const some = buildBikeIndex(
      [
        { ...one, id: 'a' },
        { ...one, id: 'b', status: 'sold' },
      ],
      () => '',
    );
    expect(loosen(some, { ...noFilters, make: 'Honda', price })).toEqual([{ name: 'price', count: 1 }]);
  });

  it('so do the words of the search, as they were typed', () =>
    expect(loosened({ text: 'vespa  dưới 5 triệu ở Huế' })).toEqual([
      { name: 'text', words: 'dưới 5 triệu', text: 'vespa ở Huế', count: 1 },
      { name: 'text', words: 'ở Huế', text: 'vespa dưới 5 triệu', count: 1 },
      { name: 'text', words: 'vespa', text: 'dưới 5 triệu ở Huế', count: 1 },
    ]));

  it('and words and filters stand in one list', () =>
    expect(
      loosened({ text: 'wave zzzz', location: 'Hanoi' }).map(({ name, also }) => [name, also?.name]),
    ).toEqual([
      ['location', 'text'],
      ['text', 'text'],
    ]));

  it('at most three are named', () => {
    const four = loosened({ text: 'honda wave hà nội', make: 'Honda', category: 'scooter' });
    expect(four.map(({ name, count }) => [name, count])).toEqual([['text', 2]]);
    expect(loosened({ text: 'vespa dưới 5 triệu Huế đời 2021', make: 'Piaggio' }).length).toBeLessThanOrEqual(
      3,
    );
  });

  it('two at once are, where neither helps alone', () => {
    const both = loosened({ make: 'Minsk', price: { from: 999 * million, to: null } });
    expect(both).toEqual([{ name: 'make', also: { name: 'price' }, count: 6 }]);
    expect(both.map(changesOf)).toEqual([{ make: null, models: [], price: { from: null, to: null } }]);
    expect(loosened({ text: 'minsk trên 900 triệu' })).toEqual([
      {
        ...{ name: 'text', words: 'trên 900 triệu', text: '' },
        ...{ also: { name: 'text', words: 'minsk', text: '' }, count: 6 },
      },
    ]);
    expect(loosened({ text: 'minsk', price: { from: 999 * million, to: null } })).toEqual([
      { name: 'price', also: { name: 'text', words: 'minsk', text: '' }, count: 6 },
    ]);
  });

  it('none is, where even two do not help', () =>
    expect(loosened({ make: 'Minsk', text: 'zzzz', price: { from: 999 * million, to: null } })).toEqual([]));

  it('without its place, what is around it is no question', () =>
    expect(changesOf({ name: 'location', count: 1 })).toEqual({ location: null, around: false }));
});
