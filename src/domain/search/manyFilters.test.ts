import { expect, it, vi } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { Card } from '../listings/card.ts';
import { factFilters } from '../listings/factFilters.ts';
import { type Bounds, choices, type Filters, noFilters, ranges } from './bikeFilter.ts';
import { buildBikeIndex } from './bikeIndex.ts';

/** Additional choice fields, mocked into the table of fields. */
const spare = vi.hoisted(() => Array.from({ length: 10 }, (_, index) => `spare${index}`));

vi.mock('../listings/fields.ts', async (original) => {
  const table = await original<typeof import('../listings/fields.ts')>();
  type Part = Parameters<typeof table.fieldsWith>[0];
  const fieldsWith = (part: Part) => [...table.fieldsWith(part), ...('filter' in part ? spare : [])];
  return { ...table, fieldsWith };
});

type Name = string;
const spares = Object.fromEntries(spare.map((name) => [name, 'yes']));
const wanted = {
  ...{ make: 'Honda', category: 'scooter', transmission: 'manual', colour: 'red', location: 'Hue' },
  seller: 'shop',
  ...spares,
} as Record<Name, string>;
const models = ['Wave'];
const bounds: Bounds = { from: 2_020, to: 2_030 };
const passing = {
  ...wanted,
  shop: 'hung',
  model: 'Wave Alpha',
  cc: 2_025,
  price: 2_025,
  year: 2_025,
  mileage: 2_025,
  facts: factFilters,
};
/** Values of a bike that fails only the named filter. */
const failing: Record<Name, object> = {
  ...{
    make: { make: 'Yamaha' },
    category: { category: 'sport' },
    transmission: { transmission: 'automatic' },
  },
  ...{ colour: { colour: 'black' }, location: { location: 'Hanoi' }, seller: { shop: undefined } },
  ...Object.fromEntries(spare.map((name) => [name, { [name]: 'no' }])),
  models: { model: 'Vision' },
  ...Object.fromEntries(ranges.map((name) => [name, { [name]: 2_019 }])),
  ...Object.fromEntries(
    factFilters.map((name) => [name, { facts: factFilters.filter((fact) => fact !== name) }]),
  ),
};
const names: readonly Name[] = [...choices, 'models', ...ranges, ...factFilters];
const valueFor = (name: Name) => {
  if (name === 'models') return models;
  return wanted[name] ?? (ranges.some((range) => range === name) ? bounds : true);
};
const asking = (some: readonly Name[]) =>
  ({ ...noFilters, ...Object.fromEntries(some.map((name) => [name, valueFor(name)])) }) as Filters;

const cards = [
  buildCard({ id: 'all', ...passing } as Partial<Card>),
  ...names.map((name) => buildCard({ id: name, ...passing, ...failing[name] } as Partial<Card>)),
];
const index = buildBikeIndex(cards, () => '');
const idsOf = (some: readonly Name[]) =>
  [...index.find(asking(some)).indices].map((bike) => index.cards[bike]?.id).toSorted();

it('has 28 filters, and for each a bike that fails it alone', () => {
  expect(names.length).toBe(28);
  expect(Object.keys(failing).toSorted()).toEqual([...names].toSorted());
});

it.each(names)('leaves out the bike that fails %s, and no other', (name) => {
  expect(idsOf([name])).toEqual(['all', ...names].filter((id) => id !== name).toSorted());
});

it('leaves one bike where all are asked at once', () => {
  expect(idsOf(names)).toEqual(['all']);
});

it('counts for each choice and fact what it alone leaves out', () => {
  const facets: Record<Name, unknown> = index.facets(asking(names));
  for (const name of choices) {
    const other = name === 'seller' ? 'private' : Object.values(failing[name] ?? {})[0];
    // A choice of make clears the chosen models, so the bike of the other model is counted too.
    const same = name === 'make' ? 2 : 1;
    expect([name, facets[name]]).toEqual([name, { [wanted[name] ?? '']: same, [other]: 1 }]);
  }
  expect(facets.models).toEqual({ Wave: 1, 'Wave Alpha': 1, Vision: 1 });
  for (const name of factFilters) expect([name, facets[name]]).toEqual([name, 1]);
});
