import { expect, it } from 'vitest';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { cardOf } from '../listings/card.ts';
import { Alert } from './alert.schema.ts';
import { alertId, freePlace, matches, maxAlerts, meets, sameCriteria } from './alert.ts';

const bike = buildListing({
  make: 'Honda',
  model: 'Sóng Đỏ 110',
  price: 20_000_000,
  year: 2021,
  location: 'Da Nang',
});

it.each([
  [{}, true],
  [{ make: 'Honda' }, true],
  [{ make: 'honda' }, false],
  [{ make: 'Hon' }, false],
  [{ model: 'Sóng' }, true],
  [{ model: 'song do' }, true],
  [{ model: 'wave' }, false],
  [{ model: 'SongDo110' }, true],
  [{ model: 'sóng-đỏ 110' }, true],
  [{ model: 'ng do1' }, true],
  [{ model: '★' }, false],
  [{ transmission: 'semi-automatic' as const }, true],
  [{ transmission: 'automatic' as const }, false],
  [{ transmission: 'manual' as const }, false],
  [{ min_price: 20_000_000 }, true],
  [{ min_price: 20_000_001 }, false],
  [{ min_price: 0 }, true],
  [{ max_price: 20_000_000 }, true],
  [{ max_price: 19_999_999 }, false],
  [{ max_price: 0 }, false],
  [{ location: 'Da Nang' }, true],
  [{ location: 'Hue' }, false],
  [{ location: 'Hoi An' }, false],
  [{ location: 'Hoi An', around: true }, true],
  [{ location: 'Hue', around: true }, false],
  [{ leaving: true }, false],
  [{ make: 'Honda', models: ['SONG-DO 110'] }, true],
  [{ make: 'Honda', models: ['Wave', 'Sóng Đỏ 110'] }, true],
  [{ make: 'Honda', models: ['Sóng'] }, false],
  [{ make: 'Honda', models: ['Sóng Đỏ 110'], model: 'wave' }, false],
  [{ seller: 'private' as const }, true],
  [{ seller: 'shop' as const }, false],
  [{ year: 2021 }, true],
  [{ year: 2020 }, false],
  [
    { make: 'Honda', model: 'song', min_price: 1, max_price: 30_000_000, location: 'Da Nang', year: 2021 },
    true,
  ],
  [{ make: 'Honda', year: 2020 }, false],
])('[S3.26] [D39] criteria %o match: %s', (criteria, isMatch) => {
  expect(matches(buildAlert({ criteria: buildCriteria(criteria) }), bike)).toBe(isMatch);
});
it('waits for sellers who leave, if it says so; older alerts take any', () => {
  const alert = buildAlert({ criteria: buildCriteria({ leaving: true }) });
  expect(matches(alert, { ...bike, leaving_on: 20_792 })).toBe(true);
  expect(matches(alert, { ...bike, facts: ['reason:leaving_vietnam'] })).toBe(true);
  expect(meets(alert.criteria, { ...bike, facts: cardOf({ ...bike, leaving_on: 20_792 }).facts })).toBe(true);
  expect(matches(alert, { ...bike, leaving_on: null })).toBe(false);
  const { leaving: _, ...older } = buildCriteria();
  expect(Alert.parse({ ...buildAlert(), criteria: older }).criteria.leaving).toBe(false);
});
it('waits for bikes of shops or of private sellers; older alerts take both', () => {
  const [shop, own] = (['shop', 'private'] as const).map((seller) => buildCriteria({ seller }));
  const ofShop = { ...bike, shop: 'xe-may-hung' };
  const verdicts = [shop, own].map(
    (criteria) => criteria && [meets(criteria, ofShop), meets(criteria, bike)],
  );
  expect(verdicts).toEqual([
    [true, false],
    [false, true],
  ]);
  const { seller: _, models: __, ...older } = buildCriteria();
  expect(Alert.parse({ ...buildAlert(), criteria: older }).criteria).toEqual(buildCriteria());
});
it('[S4.26] matches nothing while it is switched off', () => {
  expect(matches(buildAlert({ is_active: false }), bike)).toBe(false);
});
it("[D39] never announces one's own bike", () => {
  expect(matches(buildAlert({ user_id: bike.user_id }), bike)).toBe(false);
});
it('[S3.25] has one of twenty places', () => {
  expect([maxAlerts, alertId('buyer', 19)]).toEqual([20, 'buyer_19']);
});
it('[D62] takes any transmission where an alert is older than the choice', () => {
  const { transmission: _, ...criteria } = buildCriteria({ make: 'Honda' });
  const { criteria: read } = Alert.parse({ ...buildAlert(), criteria });
  expect(read.transmission).toBeNull();
});
it.each([
  { make: '' },
  { transmission: 'clutch' },
  { year: 2020.5 },
  { min_price: -1 },
  { max_price: '1' },
  { model: 'a'.repeat(61) },
  { seats: 2 },
  { colour: 'plaid' },
  { around: 'yes' },
  { leaving: 'yes' },
  { around: true },
  { models: ['Wave'] },
  { make: 'Honda', models: ['Wave|SH'] },
  { make: 'Honda', models: Array(21).fill('Wave') },
  { seller: 'dealer' },
])('[S3.26] [S5.30] criteria with %o are refused', (criteria) => {
  expect(Alert.safeParse(buildAlert()).success).toBe(true);
  expect(Alert.safeParse({ ...buildAlert(), criteria: { ...buildCriteria(), ...criteria } }).success).toBe(
    false,
  );
});

it('[S3.25] takes the first free place, and none when all twenty are taken', () => {
  const all = Array.from({ length: maxAlerts }, (_, index) => alertId('buyer', index));
  expect(freePlace('buyer', [])).toBe('buyer_0');
  expect(freePlace('buyer', ['buyer_0', 'buyer_2'])).toBe('buyer_1');
  expect(freePlace('buyer', all.slice(0, 19))).toBe('buyer_19');
  expect(freePlace('buyer', all)).toBeNull();
});
it.each(Object.keys(buildCriteria()))('two searches that differ in %s are not the same', (field) => {
  expect(sameCriteria(buildCriteria(), { ...buildCriteria(), [field]: 1 })).toBe(false);
  expect(sameCriteria(buildCriteria(), buildCriteria())).toBe(true);
});

it.each([
  ['Da Nang', 'Hoi An', true],
  ['Quang Nam', 'Hoi An', false],
  ['Hanoi', 'hanoi', true],
  ['Somewhere', 'Somewhere', true],
  ['Somewhere', 'Elsewhere', false],
])('who waits for a bike in %s hears of one in %s: %s', (wanted, location, isMatch) => {
  expect(meets(buildCriteria({ location: wanted }), { ...bike, location })).toBe(isMatch);
});
