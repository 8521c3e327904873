import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { Card } from '../listings/card.ts';
import { type AskedBike, buildEstimator } from './estimatePrice.ts';

const million = 1_000_000;
/** Price of these tests' bikes: 5 % less per year, 2 % less per 10,000 km. */
const worth = (price: number, year: number, mileage: number) =>
  price * 0.95 ** (2024 - year) * 0.98 ** (mileage / 10_000);

/** A model's bikes with prices around `worth`. */
const bikes = (model: string, count: number, price: number, changes: Partial<Card> = {}) =>
  Array.from({ length: count }, (_, n) => {
    const [year, mileage] = [2024 - (n % 8), 2_000 + ((n * 7_000) % 45_000)];
    const chance = 1 + ((n % 5) - 2) * 0.02;
    const id = `${model} ${n}`;
    const common = { make: 'Honda', category: 'scooter', status: 'active', cc: 125, created_at: n } as const;
    const cost = Math.round(worth(price, year, mileage) * chance);
    return buildCard({ id, slug: id, model, year, mileage, price: cost, ...common, ...changes });
  });
const market = [
  ...bikes('Air Blade 125', 30, 40 * million),
  ...bikes('Lead 125', 6, 38 * million),
  ...bikes('SH 350i', 6, 140 * million, { cc: 330 }),
  ...bikes('Wave Alpha', 12, 18 * million, { category: 'underbone', cc: 110 }),
];
const ask = (changes: Partial<AskedBike> = {}, cards: readonly Card[] = market) =>
  buildEstimator(cards)({
    make: 'Honda',
    model: 'Air Blade 125',
    year: 2021,
    mileage: 20_000,
    ownPapers: null,
    ...changes,
  });
const near = (price: number, expected: number) => Math.abs(price / expected - 1);

describe('what a bike is worth', () => {
  it('is what others of its model are offered for, brought to its year and kilometres', () => {
    const estimate = ask() ?? expect.fail();
    expect(estimate.basis).toBe('model');
    expect(new Set(estimate.cards.map(({ model }) => model))).toEqual(new Set(['Air Blade 125']));
    expect(estimate.cards).toHaveLength(30);
    expect(estimate.cards[0]?.year).toBe(2021);
    expect(near(estimate.typical, worth(40 * million, 2021, 20_000))).toBeLessThan(0.03);
    expect(estimate.low).toBeLessThan(estimate.typical);
    expect(estimate.high).toBeGreaterThan(estimate.typical);
    expect(estimate.high / estimate.low).toBeLessThan(1.2);
    expect([estimate.low, estimate.typical, estimate.high].map((price) => price % 100_000)).toEqual([
      0, 0, 0,
    ]);
    expect(estimate.yearShare).toBeCloseTo(0.05, 1);
    expect(estimate.mileageShare).toBeCloseTo(0.02, 1);
  });

  it('is less for an older bike and for one that has gone farther', () => {
    const typical = (changes: Partial<AskedBike>) => ask(changes)?.typical ?? expect.fail();
    expect(typical({ year: 2018 })).toBeLessThan(typical({ year: 2023 }));
    expect(typical({ mileage: 60_000 })).toBeLessThan(typical({ mileage: 5_000 }));
  });

  it('is not turned by prices that were typed wrong', () => {
    const wrong = market.map((card) =>
      /^Air Blade 125 [01]$/.test(card.id) ? { ...card, price: card.price * 10 } : card,
    );
    const [estimate, before] = [ask({}, wrong) ?? expect.fail(), ask() ?? expect.fail()];
    expect(near(estimate.typical, before.typical)).toBeLessThan(0.03);
  });

  it('accepts any spelling of a model, and distinguishes engines', () => {
    expect(ask({ model: 'airblade125' })?.cards).toHaveLength(30);
    const cards = [...market, ...bikes('Air Blade 160', 4, 56 * million, { cc: 157 })];
    expect(ask({ model: 'Air Blade 160' }, cards)?.cards).toHaveLength(4);
    expect(ask({}, cards)?.cards).toHaveLength(30);
    expect(ask({ model: 'Air Blade' }, cards)?.cards).toHaveLength(34);
  });

  it('takes the engine from bikes of the same name rather than from a number in it', () => {
    const cards = [...market, ...bikes('V85', 5, 300 * million, { make: 'Moto Guzzi', cc: 853 })];
    expect(ask({ make: 'Moto Guzzi', model: 'V85' }, cards)?.cards).toHaveLength(5);
  });

  it('does not count bikes that are sold', () => {
    const sold = market.map((card, n) => (n % 2 ? { ...card, status: 'sold' as const } : card));
    expect(ask({}, sold)?.cards).toHaveLength(15);
  });

  it('has a wider range where fewer bikes say it', () => {
    const cards = [...market, ...bikes('Air Blade 160', 4, 56 * million, { cc: 157 })];
    const width = (model: string) => {
      const estimate = ask({ model }, cards) ?? expect.fail();
      return Math.log(estimate.high / estimate.low);
    };
    expect(width('Air Blade 160')).toBeGreaterThan(1.1 * width('Air Blade 125'));
  });
});

describe('a model with too few bikes', () => {
  /** Scooters of one engine size, enough to estimate another model. */
  const many = [
    ...['Vision', 'Lead 125', 'Air Blade 125', 'Vario 125', 'Click 125'].flatMap((model, n) =>
      bikes(model, 7, (36 + 2 * n) * million),
    ),
    ...bikes('Latte', 6, 40 * million, { make: 'Yamaha' }),
  ];

  it('rests on others of its make with such an engine, and says so by a wider range', () => {
    const own = ask({ model: 'Lead 125' }, many) ?? expect.fail();
    const two = bikes('Scoopy 125', 2, 90 * million);
    const other = ask({ model: 'Scoopy 125' }, [...many, ...two]) ?? expect.fail();
    expect(other.cards.filter(({ model }) => model === 'Scoopy 125')).toEqual([]);
    expect(other.basis).toBe('make');
    expect(new Set(other.cards.map(({ make }) => make))).toEqual(new Set(['Honda']));
    expect(other.high / other.low).toBeGreaterThan(own.high / own.low);
    expect(near(other.typical, worth(40 * million, 2021, 20_000))).toBeLessThan(0.06);
  });

  it('rests on other makes’ bikes of its category if its make has none', () => {
    expect(ask({ make: 'Suzuki', model: 'Address 125' }, many)?.basis).toBe('category');
  });

  const apart = ['Vision', 'Lead', 'Vario', 'Click'].flatMap((model, n) =>
    bikes(model, 7, 8 * 3 ** n * million),
  );
  const without = ['Fly', 'Zip'].flatMap((model) =>
    bikes(model, 8, 30 * million, { make: 'Piaggio', cc: null }),
  );
  it.each<[string, Partial<AskedBike>, readonly Card[]]>([
    ['nothing is like it', { model: 'Goldwing' }, market],
    ['the market is empty', {}, []],
    ['all of them are of other times', { year: 1995 }, market],
    ['none has gone nearly as far', { mileage: 90_000 }, market],
    ['nobody says what engine it has', { model: 'Scoopy' }, [...many, ...without]],
    ['its like differ too much', { model: 'Scoopy 125' }, apart],
    ['the make is none that is known', { make: 'Other', model: 'Asdf' }, market],
  ])('has no price where %s', (_, changes, cards) => {
    expect(ask(changes, cards)).toBeNull();
  });
});

describe('papers in the name of the seller', () => {
  const withPapers = (more: number) =>
    bikes('Vision', 44, 35 * million).map((card, n) =>
      n % 3 ? card : { ...card, price: Math.round(card.price * more), facts: ['ownPapers'] as const },
    );
  const of = (cards: readonly Card[], ownPapers: boolean | null) =>
    ask({ model: 'Vision', ownPapers }, cards) ?? expect.fail();

  it('count where they make a difference', () => {
    const cards = withPapers(1.15);
    expect(of(cards, true).papers?.share).toBeCloseTo(0.14, 1);
    expect(of(cards, true).papers).toMatchObject({ own: 15, others: 29 });
    expect(of(cards, true).typical / of(cards, false).typical).toBeGreaterThan(1.08);
    expect(of(cards, null).typical).toBeLessThan(of(cards, true).typical);
    expect(of(withPapers(0.85), true).papers?.share).toBeLessThan(-0.1);
  });

  it('count nothing where chance explains it, and are not known of few', () => {
    const cards = withPapers(1.006);
    expect(of(cards, true).papers?.share).toBe(0);
    expect(of(cards, true).typical).toBe(of(cards, false).typical);
    expect(of(bikes('Vision', 40, 35 * million), true).papers).toBeNull();
  });
});
