import { expect, it } from 'vitest';
import { everything, type Landing, landingKey } from '../../../src/domain/market/landing.ts';
import { buildMarket } from '../../../src/domain/market/market.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { planLanding } from './landing.plan.ts';

const bikes = (count: number, model: string, location: string) =>
  Array.from({ length: count }, (_, n) => {
    const id = `${model}-${location}-${n}`;
    const common = { make: 'Honda', category: 'scooter', status: 'active' } as const;
    return buildCard({ id, slug: id, created_at: n, price: 1_000_000 * (n + 1), model, location, ...common });
  });
const market = buildMarket([
  ...bikes(14, 'Vision', 'Hue'),
  ...bikes(2, 'Vision', 'Sa Pa'),
  ...bikes(1, 'Z900', 'Hue'),
]);
const plan = (parts: Partial<Landing>) => {
  const planned = planLanding(market, { ...everything, ...parts });
  if ('to' in planned) throw new Error(`leads to ${landingKey(planned.to)}`);
  return planned;
};

it('shows the 12 newest, says how many there are and what all of them cost', () => {
  const page = plan({ make: 'Honda', model: 'vision', place: 'Hue' });
  expect(page).toMatchObject({ model: 'Vision', count: 14, wider: null });
  expect(page.cards).toHaveLength(12);
  expect(page.cards[0]?.created_at).toBe(13);
  expect(page.prices).toHaveLength(14);
  expect(Math.max(...page.prices)).toBe(14_000_000);
  expect(page.priced).toHaveLength(14);
  expect(Object.keys(page.priced[0] ?? {}).toSorted()).toEqual(['mileage', 'price', 'slug', 'year']);
  expect(plan({ make: 'Honda' }).priced).toEqual([]);
  expect(page.links.places).toEqual([]);
});

it('leads to the next wider with three bikes where there are fewer, and shows some that are not shown already', () => {
  const page = plan({ make: 'Honda', model: 'vision', place: 'Sa Pa' });
  expect(page.cards).toHaveLength(2);
  expect(page.wider?.landing).toEqual({ ...everything, make: 'Honda', model: 'vision' });
  expect(page.wider).toMatchObject({ model: 'Vision', count: 16 });
  expect(page.wider?.cards).toHaveLength(8);
  expect(page.wider?.cards.filter((card) => page.cards.includes(card))).toEqual([]);
});

it('leads to all bikes where nothing between has three', () => {
  const page = plan({ category: 'cruiser', place: 'Sa Pa' });
  expect(page).toMatchObject({ model: null, count: 0, cards: [], prices: [] });
  expect(page.wider?.landing).toEqual(everything);
});

it('leads to all bikes as well while the whole market has hardly any', () => {
  const planned = planLanding(buildMarket([]), { ...everything, make: 'Honda' });
  expect(planned).toMatchObject({ count: 0, wider: { landing: everything, count: 0, cards: [] } });
  expect(planLanding(buildMarket([]), everything)).toMatchObject({ count: 0, wider: null });
});

it('knows models that the market knows, though none is for sale', () => {
  expect(plan({ make: 'Honda', model: 'air-blade' })).toMatchObject({ model: 'Air Blade', count: 0 });
  expect(plan({ make: 'Honda', model: 'z900' })).toMatchObject({ model: 'Z900', count: 1 });
});

it('leads from a model that nobody has heard of to its make', () => {
  const landing = { ...everything, make: 'Honda', model: 'asdf', place: 'Hue' } as const;
  expect(planLanding(market, landing)).toEqual({ to: { ...landing, model: null } });
});

it('leads from another spelling of a model to the page that has its bikes', () => {
  const rebels = buildMarket([...bikes(2, 'Rebel 300', 'Hue'), ...bikes(1, 'Rebel300', 'Hue')]);
  const landing = { ...everything, make: 'Honda', model: 'rebel300', place: 'Hue' } as const;
  expect(planLanding(rebels, landing)).toEqual({ to: { ...landing, model: 'rebel-300' } });
  expect(planLanding(rebels, { ...landing, model: 'rebel-300' })).toMatchObject({ count: 3 });
});

it('draws the newest 150 of a model', () => {
  const many = buildMarket(bikes(160, 'Vision', 'Hue'));
  const planned = planLanding(many, { ...everything, make: 'Honda', model: 'vision' });
  expect('priced' in planned && planned.priced.map(({ price }) => price)[0]).toBe(160_000_000);
  expect('priced' in planned && planned.priced).toHaveLength(150);
  expect('prices' in planned && planned.prices).toHaveLength(160);
});

it('draws and averages no bike with a rented battery, whose price is not for the whole bike', () => {
  const [owned = [], rented = []] = (['batteryOwned', 'batteryRented'] as const).map((fact) =>
    bikes(3, 'Feliz S', 'Hue').map((card, n) => ({
      ...{ ...card, id: `${fact}-${n}`, slug: `${fact}-${n}` },
      ...({ make: 'VinFast', category: 'electric', fuel: 'electric', facts: [fact] } as const),
    })),
  );
  const feliz = { ...everything, make: 'VinFast', model: 'feliz' } as const;
  const both = planLanding(buildMarket([...owned, ...rented]), feliz);
  expect(both).toMatchObject({ count: 6, prices: { length: 3 }, priced: { length: 3 } });
  expect(planLanding(buildMarket(rented), feliz)).toMatchObject({ count: 3, prices: [], priced: [] });
});
