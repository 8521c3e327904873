import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { hostileStrings } from '../../../tests/fixtures/hostileStrings.ts';
import { OpenBikeSchema } from './openBike.schema.ts';
import { openBikeOf } from './openBike.ts';

const url = 'https://vongxe.example/motorcycle/honda-air-blade';
const bike = (changes: Parameters<typeof buildCard>[0] = {}) =>
  openBikeOf(buildCard({ id: 'kX2', ...changes }), url);

it('says of a bike what the page of open data says that it does, and nothing else', () => {
  const air = buildCard({
    id: 'kX2',
    slug: 'honda-air-blade',
    make: 'Honda',
    model: 'Airblade 125',
    year: 2021,
    price: 25_500_000,
    mileage: 12_000,
    category: 'sportbike',
    transmission: 'automatic',
    engine: '125cc',
    cc: 125,
    fuel: 'gasoline',
    colour: 'white',
    location: 'Hoi An',
    status: 'sold',
    photo: '/photos/kX2/6f1c',
    facts: ['openToOffers', 'ownPapers'],
    created_at: Date.UTC(2026, 0, 15, 8, 0, 0, 123),
  });
  expect(openBikeOf(air, url)).toEqual({
    url,
    status: 'sold',
    make: 'Honda',
    model: 'Air Blade',
    year: 2021,
    price_vnd: 25_500_000,
    mileage_km: 12_000,
    battery_health_percent: null,
    battery_range_km: null,
    battery_rent_vnd: null,
    category: 'sport',
    transmission: 'automatic',
    fuel: 'petrol',
    colour: 'white',
    engine_cc: 125,
    place: 'Hoi An',
    province: 'Da Nang',
    facts: ['own_papers', 'open_to_offers'],
    listed_at: '2026-01-15T08:00:00Z',
  });
});

it('repeats nothing that a seller typed, such as a phone number in the place of a model', () => {
  const typed = bike({
    make: 'Call Lan',
    model: '0903 123 456',
    engine: 'Zalo 0903123456',
    cc: 903_123_456,
    location: 'At 12 Ngo Quyen',
  });
  expect(typed).toMatchObject({ make: null, model: null, engine_cc: null, place: null, province: null });
  expect(bike({ model: 'Anh Nam' }).model).toBeNull();
  expect(bike({ fuel: 'electric', cc: null })).toMatchObject({ fuel: 'electric', engine_cc: null });
  expect(bike({ fuel: 'electric', battery_fee: 350_000, facts: ['batteryRented'] })).toMatchObject({
    battery_rent_vnd: 350_000,
    facts: ['battery_rented'],
  });
  expect(bike({ fuel: 'electric', battery_health: 90, battery_range: 80 })).toMatchObject({
    battery_health_percent: 90,
    battery_range_km: 80,
  });
  expect(bike({ cc: 2_458 }).engine_cc).toBe(2_458);
  expect(bike().facts).toEqual([]);
});

it('[hostile] repeats nothing of what is in no list', () => {
  for (const text of hostileStrings.map((one) => `x${one.slice(0, 57)}x`))
    expect(bike({ make: text, model: text, location: text })).toMatchObject({
      make: null,
      model: null,
      place: null,
      province: null,
    });
});

it('is described by its schema, for petrol and electric bikes', () => {
  for (const changes of [{}, { fuel: 'electric', cc: null, battery_health: 90, battery_range: 70 } as const])
    expect(OpenBikeSchema.parse(bike(changes))).toEqual(bike(changes));
});
