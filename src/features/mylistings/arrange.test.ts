import { expect, it } from 'vitest';
import { buildMine } from '../../../tests/fixtures/buildMine.ts';
import { arrange, type Choice, countTabs } from './arrange.ts';

const listings = [
  buildMine('active', {
    id: 'wave',
    form: { model: 'Wave', price: '12000000', location: 'Hue' },
    created_at: 3,
    views_count: 5,
  }),
  buildMine('sold', {
    id: 'dream',
    form: { model: 'Dream', price: '9000000' },
    created_at: 9,
    views_count: 90,
  }),
  buildMine('draft', { id: 'air', form: { model: 'Air Blade', price: '' }, created_at: 7 }),
  buildMine('paused', { id: 'sh', form: { model: 'SH', price: '60000000' }, created_at: 5, views_count: 8 }),
];
const everything: Choice = { tab: 'all', words: '', order: 'newest' };
const ids = (choice: Partial<Choice>) =>
  arrange(
    listings,
    { ...everything, ...choice },
    { sh: { likes: 0, reveals: 0, questions: 4, views: 0 } },
  ).map(({ id }) => id);

it('counts what each tab has', () => {
  expect(countTabs(listings)).toEqual({ all: 4, active: 1, paused: 1, draft: 1, sold: 1, hidden: 0 });
});

it.each([
  ['newest', ['air', 'sh', 'wave', 'dream']],
  ['oldest', ['wave', 'sh', 'air', 'dream']],
  ['cheapest', ['wave', 'sh', 'air', 'dream']],
  ['dearest', ['sh', 'wave', 'air', 'dream']],
  ['views', ['sh', 'wave', 'air', 'dream']],
  ['questions', ['sh', 'air', 'wave', 'dream']],
] as const)('[S7.12] in the order %s what is sold comes last: %j', (order, shown) => {
  expect(ids({ order })).toEqual(shown);
});

it('shows one status in its tab', () => {
  expect(ids({ tab: 'sold' })).toEqual(['dream']);
  expect(ids({ tab: 'hidden' })).toEqual([]);
});

it.each([
  ['huế', ['wave']],
  ['WAVE honda', ['wave']],
  ['60000000', ['sh']],
  ['  ', ['air', 'sh', 'wave', 'dream']],
  ['vespa', []],
])('finds %j', (words, matches) => {
  expect(ids({ words })).toEqual(matches);
});
