import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { type Filters, noFilters } from './bikeFilter.ts';
import { buildBikeIndex } from './bikeIndex.ts';
import { type Suggestion, suggestionsFor } from './suggest.ts';

const bike = (model: string, location: string, changes: object = {}) =>
  buildCard({ id: `${model} ${location}`, make: 'Honda', model, location, ...changes });
const bikes = buildBikeIndex(
  [
    bike('Wave Alpha', 'Ho Chi Minh City'),
    bike('Wave Alpha', 'Hoi An'),
    bike('Wave RSX', 'Da Nang'),
    bike('Air Blade 125', 'Hanoi', { transmission: 'automatic' }),
    bike('Airblade 125', 'Thu Duc', { transmission: 'automatic' }),
    bike('Air Blade 150', 'Hanoi', { transmission: 'automatic', price: 90_000_000 }),
    bike('Future', 'Hanoi', { status: 'sold' }),
    bike('Feliz S', 'Hanoi', {
      make: 'VinFast',
      transmission: 'automatic',
      fuel: 'electric',
      category: 'electric',
      cc: null,
    }),
  ],
  ({ location }) => location,
);
const worded = (suggestion: Suggestion) => {
  const what =
    suggestion.name === 'bike'
      ? suggestion.words
      : suggestion.name === 'kind'
        ? suggestion.kind
        : suggestion.isSaigon
          ? 'Saigon'
          : suggestion.place;
  return `${what} ${suggestion.count} @${suggestion.start}`;
};
const suggested = (text: string, filters: Partial<Filters> = {}) =>
  suggestionsFor(bikes, { ...noFilters, ...filters, text }).map(worded);

describe('the end of a search', () => {
  it.each([
    ['wav', ['Honda Wave 3 @0', 'Honda Wave Alpha 2 @0', 'Honda Wave RSX 1 @0']],
    ['alp', ['Honda Wave Alpha 2 @0']],
    ['honda wave a', ['Honda Wave Alpha 2 @0']],
    // Airblade and Air Blade form one family, and share the nickname.
    ['airb', ['Honda Airblade 3 @0', 'Honda Airblade 125 2 @0', 'Honda Air Blade 150 1 @0']],
    ['ab', ['Honda Airblade 3 @0', 'Honda Airblade 125 2 @0', 'Honda Air Blade 150 1 @0']],
    ['xe đi', ['electric 1 @0']],
    ['xe số sai', ['Saigon 1 @2']],
    ['wave sài g', ['Saigon 1 @1']],
    ['wave đà n', ['Da Nang 2 @1']],
    ['quận 7', []],
    ['quan', ['Ho Chi Minh City 2 @0']],
  ])('%j may become %j', (text, all) => expect(suggested(text)).toEqual(all));

  it.each([
    ['that is a whole name of a place', 'hoi an'],
    ['of which there is no bike for sale', 'futu'],
    ['that is a number', 'dưới 12'],
    ['that no name begins with', 'zzz'],
    ['that is empty', ' '],
    ['that is no word', '!'],
  ])('%s becomes nothing (%s: %j)', (_, text) => expect(suggested(text)).toEqual([]));

  it('is counted with all else that is set', () => {
    expect(suggested('wav', { location: 'Hoi An' })).toEqual(['Honda Wave 1 @0', 'Honda Wave Alpha 1 @0']);
    expect(suggested('airb', { price: { from: 80_000_000, to: null } })).toEqual([
      'Honda Airblade 1 @0',
      'Honda Air Blade 150 1 @0',
    ]);
    expect(suggested('hano', { location: 'Hue' })).toEqual([]);
  });

  it('shows as many bikes for sale as it says, once it is searched', () => {
    for (const text of ['h', 'wav', 'air b', 'ha', 'vin'])
      for (const suggestion of suggestionsFor(bikes, { ...noFilters, text })) {
        const words =
          suggestion.name === 'bike'
            ? suggestion.words
            : suggestion.name === 'kind'
              ? suggestion.kind
              : suggestion.place;
        expect(bikes.find({ ...noFilters, text: words }).active).toBe(suggestion.count);
      }
  });
});

it('leaves room for places where many models begin alike, and names six at most', () => {
  const places = ['Hanoi', 'Hue', 'Hoi An', 'Ha Long', 'Hai Phong'];
  const many = buildBikeIndex(
    places.map((place, n) => bike(`H${n}`, place)),
    () => '',
  );
  const names = suggestionsFor(many, { ...noFilters, text: 'h' }).map(({ name }) => name);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => name === 'bike')).toHaveLength(4);
});
