import { expect, it } from 'vitest';
import { everything } from '../../../src/domain/market/landing.ts';
import { buildMarket } from '../../../src/domain/market/market.ts';
import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { planFigures, planValue } from './value.plan.ts';

const cards = Array.from({ length: 14 }, (_, n) => {
  const id = `vision-${n}`;
  const common = { make: 'Honda', model: 'Vision', category: 'scooter', status: 'active', cc: 110 } as const;
  const [year, mileage] = [2018 + (n % 6), 4_000 + ((n * 5) % 9) * 3_000];
  const price = (22 + (n % 6) + 0.2 * (n % 3)) * 1_000_000;
  return buildCard({ id, slug: id, created_at: n, price, year, mileage, ...common });
});
const market = buildMarket(cards);
const estimator = buildEstimator(cards);
const now = new Date('2026-01-15T00:00:00Z');
const plan = (query: string) =>
  planValue(market, estimator, new URLSearchParams(query), { language: 'vi', now });
const vision = '?make=Honda&model=visoin&year=2021&mileage=2+v%E1%BA%A1n';

it('shows an empty form where nothing is asked', () => {
  expect(plan('?utm_source=x')).toEqual({
    form: null,
    problems: {},
    asked: null,
    estimate: null,
    more: null,
  });
});

it('answers with the bikes, understands slips, and leads to the page of the model', () => {
  const page = plan(vision);
  expect(page.asked).toMatchObject({ model: 'Vision', mileage: 20_000 });
  expect(page.form).toMatchObject({ model: 'visoin', mileage: '2 vạn' });
  expect(page.estimate?.cards).toHaveLength(14);
  expect(page.more).toMatchObject({ landing: { ...everything, make: 'Honda', model: 'vision' }, count: 14 });
});

it('understands a slip in a model that nobody sells here', () => {
  expect(plan('?make=Yamaha&model=exicter+150&year=2019&mileage=9000').asked?.model).toBe('Exciter 150');
});

it('leads to the make where the model has no page, and nowhere from a make without bikes', () => {
  expect(plan('?make=Honda&model=Z900&year=2021&mileage=1')).toMatchObject({
    estimate: null,
    more: { landing: { ...everything, make: 'Honda' } },
  });
  expect(plan('?make=KTM&model=Duke&year=2021&mileage=1').more).toBeNull();
});

it('says what is wrong', () => {
  expect(plan('?make=Honda')).toMatchObject({
    asked: null,
    estimate: null,
    problems: { year: 'yearRequired' },
  });
});

it('gives figures alone for a whole question, nothing of what cannot be said, and none for a part', () => {
  const figures = (query: string) => planFigures(market, estimator, new URLSearchParams(query), now);
  const { low, typical, high } = plan(vision).estimate ?? expect.fail();
  expect(figures(vision)).toEqual({ estimate: { low, typical, high, basis: 'model', count: 14 } });
  expect(figures('?make=KTM&model=Duke&year=2021&mileage=1')).toEqual({ estimate: null });
  expect(figures('?make=Honda&model=Vision')).toBeNull();
});
