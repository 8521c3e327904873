import { describe, expect, it } from 'vitest';
import { listingBounds, schemaTakes } from '../../../tests/contract/listingBounds.ts';
import { buildDraft, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildPhoto } from '../../../tests/fixtures/buildPhoto.ts';
import {
  engineSize,
  hasPage,
  isForSale,
  isListed,
  mainPhoto,
  shownField,
  titleOf,
  transmissionOf,
} from './listing.ts';
import {
  allCategories,
  allConditions,
  formCategories,
  formConditions,
  fuels,
  newestYear,
  statuses,
  transmissions,
} from './listingFields.ts';

describe('[S3.1] [S3.2] [S5.5] the shape of a listing', () => {
  it.each(listingBounds)('$title: $good', ({ listing, good }) => {
    expect(schemaTakes(listing)).toBe(good);
  });
});

describe('words of a listing', () => {
  it('[S4.1] has four statuses', () => expect(statuses).toEqual(['draft', 'active', 'paused', 'sold']));
  it('[S3.7] [D17] [D62] offers seven categories, underbone and electric', () =>
    expect(formCategories).toEqual([
      'sport',
      'cruiser',
      'touring',
      'naked',
      'adventure',
      'scooter',
      'underbone',
      'dirt',
      'electric',
    ]));
  it('[S3.8] knows three more', () =>
    expect(allCategories.slice(9)).toEqual(['sportbike', 'moped', 'other']));
  it('[S3.9] offers five conditions and knows two more', () => {
    expect(formConditions).toEqual(['excellent', 'very_good', 'good', 'fair', 'poor']);
    expect(allConditions.slice(5)).toEqual(['new', 'used']);
  });
  it('[S3.10] [D62] has three transmissions and two fuels', () => {
    expect(transmissions).toEqual(['automatic', 'manual', 'semi-automatic']);
    expect(fuels).toEqual(['gasoline', 'electric']);
  });
});

describe('[S4.11] [S4.12] who sees a bike', () => {
  it.each([
    ['active', true, true, true],
    ['sold', true, true, false],
    ['paused', true, false, false],
  ] as const)('that is %s: page %s, list %s, for sale %s', (status, page, list, sale) => {
    const bike = buildListing({ status });
    expect([hasPage(bike), isListed(bike), isForSale(bike)]).toEqual([page, list, sale]);
    const deleted = buildListing({ status, deleted_at: 1 });
    expect([hasPage(deleted), isListed(deleted), isForSale(deleted)]).toEqual([false, false, false]);
  });
  it('nobody but the seller sees a draft', () => expect(hasPage(buildDraft({ slug: 'kept' }))).toBe(false));
});

it.each([
  ['scooter', 'automatic', 'automatic'],
  ['scooter', 'semi-automatic', 'semi-automatic'],
  ['underbone', 'manual', 'manual'],
  ['underbone', 'semi-automatic', 'semi-automatic'],
  ['sport', 'manual', 'manual'],
  // Listings stored before sellers could choose semi-automatic.
  ['scooter', 'manual', 'semi-automatic'],
  ['moped', 'manual', 'semi-automatic'],
] as const)('[D62] a %s stored as %s is %s', (category, transmission, is) => {
  expect(transmissionOf(buildListing({ category, transmission }))).toBe(is);
});

it('[S2.75] the first photo is the main one', () => {
  const [first, second] = [buildPhoto('listing', 0), buildPhoto('listing', 1)];
  expect(mainPhoto(buildListing({ images: [second, first] }))).toBe(first);
  expect(mainPhoto(buildDraft())).toBeUndefined();
});

it.each([
  [{ make: 'Honda', model: 'Wave', year: 2021 }, 'Honda Wave 2021'],
  [{ make: 'Honda', model: 'Wave', year: null }, 'Honda Wave'],
])('%o is called %s', (bike, title) => {
  expect(titleOf(bike)).toBe(title);
});

it.each([
  ['150cc', 'gasoline', 150],
  ['150 CC', 'gasoline', 150],
  ['Euro 3, 124.9cc', 'gasoline', 125],
  ['124,8 cc', 'gasoline', 125],
  ['1,200cc', 'gasoline', 1_200],
  ['1.200 cc', 'gasoline', 1_200],
  ['155', null, 155],
  ['V2 1200', 'gasoline', 2],
  ['two-stroke', 'gasoline', null],
  ['', 'gasoline', null],
  ['1200W', 'electric', null],
] as const)('[S9.9] [D19] reads %s of a bike on %s as %s', (engine, fuel, cc) => {
  expect(engineSize(engine, fuel)).toBe(cc);
});

it.each([
  ['2026-06-01T00:00:00Z', 2027],
  ['2026-12-31T16:59:59Z', 2027],
  ['2026-12-31T17:00:00Z', 2028],
])('[S5.6] the newest year at %s is %i, as Vietnam counts', (moment, year) => {
  expect(newestYear(new Date(moment))).toBe(year);
});

it('a battery that a petrol bike was given by hand is not shown', () => {
  const battery = { battery_health: 90, battery_range: 80 };
  expect(shownField(buildListing({ ...battery, fuel: 'electric' }), 'battery_health')).toBe(90);
  expect(shownField(buildListing({ ...battery, fuel: 'gasoline' }), 'battery_health')).toBeNull();
  expect(shownField(buildListing({ fuel: 'electric' }), 'battery_range')).toBeNull();
  const fee = (pack: string) =>
    shownField(buildListing({ fuel: 'electric', battery_fee: 350_000, facts: [pack] }), 'battery_fee');
  expect([fee('pack:rented'), fee('pack:owned')]).toEqual([350_000, null]);
});
