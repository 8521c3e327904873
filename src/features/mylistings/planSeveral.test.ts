import { describe, expect, it } from 'vitest';
import { buildMine } from '../../../tests/fixtures/buildMine.ts';
import { statuses } from '../../domain/listings/listingFields.ts';
import { serverTime } from '../../firebase/firestore.ts';
import { fittingFor, newPrice, planStep, severalActions } from './planSeveral.ts';

const all = statuses.map((status) => buildMine(status, { id: status }));

it.each([
  ['renew', ['active']],
  ['pause', ['active']],
  ['activate', ['paused']],
  ['markSold', ['active', 'paused']],
  ['reserve', ['active']],
  ['price', ['draft', 'active', 'paused']],
] as const)('%s fits listings that are %j', (action, fitting) => {
  expect(fittingFor(action, all).map(({ id }) => id)).toEqual(fitting);
});

it('a draft without a price has none to change', () => {
  expect(fittingFor('price', [buildMine('draft', { form: { price: '' } })])).toEqual([]);
});

describe('a new price', () => {
  it.each([
    ['lower', 5, 'percent', 11_700_000],
    ['raise', 10, 'percent', 13_600_000],
    ['lower', 500_000, 'dong', 11_850_000],
    ['raise', 655_000, 'dong', 13_000_000],
    ['lower', 100, 'percent', null],
    ['lower', 99_000_000, 'dong', null],
    ['raise', 1_000_000_000_000, 'dong', null],
  ] as const)('of 12,345,000 ₫, %s by %s %s: %s', (direction, amount, unit, price) => {
    expect(newPrice(12_345_000, { direction, amount, unit })).toBe(price);
  });
  it('that is the old one is none', () =>
    expect(newPrice(12_000_000, { direction: 'lower', amount: 1, unit: 'dong' })).toBeNull());
  it('of a cheap bike is rounded to 10,000 ₫, or five percent of it would be rounded away', () =>
    expect(newPrice(980_000, { direction: 'lower', amount: 5, unit: 'percent' })).toBe(930_000));
});

it('the price is one write with the time, and nothing else', () => {
  const mine = buildMine('active', { form: { price: '12000000' } });
  const plan = (price: number) => planStep(mine, 'price', new Map([[mine.id, price]]));
  expect(plan(11_000_000)).toEqual({
    plan: { kind: 'write', changes: { price: 11_000_000, updated_at: serverTime }, needsSlug: false },
    price: 11_000_000,
  });
  expect([plan(12_000_000), plan(9), plan(1_000_000_000_000), planStep(mine, 'price')]).toEqual([
    ...[null, null, null, null],
  ]);
});

it('every other action is what it is for a single listing; one that needs the form is left out', () => {
  const until = Date.now() + 86_400_000;
  expect(planStep(buildMine('active'), 'reserve')).toBeNull();
  expect(planStep(buildMine('active'), 'reserve', null, until)?.plan.changes).toMatchObject({
    reserved_until: new Date(until),
  });
  for (const action of severalActions.filter((one) => one !== 'price' && one !== 'reserve'))
    expect(planStep(buildMine('active'), action)?.plan).toMatchObject({ kind: 'write' });
  expect(planStep(buildMine('draft', { images: [] }), 'markSold')).toBeNull();
});
