import { expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { ProductData, TrailData } from '../../../tests/fixtures/listingData.ts';
import { allConditions } from '../../domain/listings/listingFields.ts';
import { languages } from '../../i18n/languages.ts';
import { productOf, trailOf } from './structuredData.ts';

const bike = buildListing({ slug: 'honda-wave', make: 'Honda', price: 18_500_000, mileage: 12_000 });

it.each(languages)('[S3.5 S1.14] tells search engines what is offered, for how much, in %s', (language) => {
  const product = productOf(language, bike);
  expect(product).toMatchObject({
    '@type': ['Product', 'Motorcycle'],
    brand: { name: 'Honda' },
    mileageFromOdometer: { value: 12_000, unitCode: 'KMT' },
    offers: { price: 18_500_000, priceCurrency: 'VND', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: '5.0', reviewCount: 1 },
  });
  expect(product.image.every((address) => address.startsWith('https://'))).toBe(true);
});

it('names the numbers of a battery that the vocabulary has no property for', () => {
  const battery = { battery_health: 90, battery_range: 80 };
  const electric = productOf('en', buildListing({ ...battery, fuel: 'electric' }));
  expect(electric).toMatchObject({
    additionalProperty: [
      { name: 'Battery health', value: 90, unitCode: 'P1' },
      { name: 'Range on one charge', value: 80, unitCode: 'KMT' },
    ],
  });
  expect(
    ProductData.safeParse({ '@context': 'https://schema.org', ...electric }).error?.issues ?? [],
  ).toEqual([]);
  expect(productOf('en', buildListing({ ...battery, fuel: 'gasoline' }))).not.toHaveProperty(
    'additionalProperty',
  );
});

it('says whether the battery is rented, and for how much', () => {
  const rented = buildListing({ fuel: 'electric', facts: ['pack:rented'], battery_fee: 350_000 });
  const product = productOf('vi', rented);
  expect(product).toMatchObject({
    additionalProperty: [
      { name: 'Pin xe điện', value: 'Thuê' },
      { name: 'Phí thuê pin', value: 350_000, unitText: 'VND/month' },
    ],
  });
  expect(ProductData.safeParse({ '@context': 'https://schema.org', ...product }).error?.issues ?? []).toEqual(
    [],
  );
  const petrol = productOf('vi', { ...rented, fuel: 'gasoline' });
  expect(petrol).not.toHaveProperty('additionalProperty');
});

it('offers a reserved bike as one of few until the reservation ends', () => {
  const offer = (reserved_until: number) => productOf('en', { ...bike, reserved_until }).offers.availability;
  expect(offer(Date.now() + 60_000)).toBe('https://schema.org/LimitedAvailability');
  expect(offer(Date.now() - 1)).toBe('https://schema.org/InStock');
});

it.each(languages)(
  '[S1.14] says what search engines ask for, and no word that they do not know, in %s',
  (language) => {
    for (const status of ['active', 'sold', 'paused'] as const)
      for (const condition of allConditions) {
        const product = productOf(language, buildListing({ status, condition }));
        const parsed = ProductData.safeParse({ '@context': 'https://schema.org', ...product });
        expect(parsed.error?.issues ?? []).toEqual([]);
      }
    const trail = TrailData.safeParse({ '@context': 'https://schema.org', ...trailOf(language, bike) });
    expect(trail.error?.issues ?? []).toEqual([]);
  },
);

it('has the words of the vocabulary for owners, damages and payment, where a seller says something of them', () => {
  const facts = [
    'accident:repaired',
    'flood:never',
    'lights:some',
    'owners:2',
    'papers:own_name',
    'payment:either',
  ];
  const product = productOf('en', buildListing({ facts }));
  expect(product).toMatchObject({
    numberOfPreviousOwners: 2,
    knownVehicleDamages: "It was repaired after an accident. The lights, indicators and horn don't all work.",
    offers: { acceptedPaymentMethod: 'You can pay in cash or by bank transfer.' },
  });
  expect(productOf('vi', buildListing({ facts: ['accident:scratched'] })).knownVehicleDamages).toBe(
    'Xe từng va quệt, chỉ trầy xước.',
  );
  expect(ProductData.safeParse({ '@context': 'https://schema.org', ...product }).success).toBe(true);
});

it('claims nothing of them otherwise', () => {
  for (const facts of [
    undefined,
    [],
    ['accident:none', 'flood:never', 'leaks:none', 'lights:all', 'owners:more'],
  ]) {
    const product = productOf('en', buildListing(facts ? { facts } : {}));
    for (const name of ['numberOfPreviousOwners', 'knownVehicleDamages'])
      expect(product).not.toHaveProperty(name);
    expect(product.offers).not.toHaveProperty('acceptedPaymentMethod');
  }
});

it('a bike that is sold or paused is not offered', () => {
  for (const status of ['sold', 'paused'] as const)
    expect(productOf('en', buildListing({ status })).offers.availability).toBe('https://schema.org/SoldOut');
});

it('does not contain the seller’s name', () => {
  expect(JSON.stringify(productOf('vi', buildListing({ seller_name: 'Nguyễn Văn Canary' })))).not.toContain(
    'Canary',
  );
});

it('leads from the home page by the make to the bike', () => {
  expect(
    trailOf('vi', bike).itemListElement.map(({ item }) => new URL(item).pathname + new URL(item).search),
  ).toEqual([
    '/vi',
    '/vi/xe-may-honda-cu',
    `/vi/xe-may-honda-${bike.model.toLowerCase().replace(' ', '-')}-cu`,
    '/vi/motorcycle/honda-wave',
  ]);
  const typed = trailOf('en', buildListing({ slug: 'lifan', make: 'Lifan' })).itemListElement;
  expect(typed.map(({ name }) => name)).toEqual(['All bikes', 'Lifan', expect.stringContaining('Lifan')]);
  expect(typed[1]?.item).toContain('/?make=Lifan');
});
