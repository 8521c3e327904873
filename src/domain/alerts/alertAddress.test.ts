import { expect, it } from 'vitest';
import { readCriteria, writeCriteria } from './alertAddress.ts';

it.each([
  [{ make: 'Honda' }, '?make=Honda'],
  [{ make: 'Harley-Davidson', model: 'Sóng & 50', location: 'Ho Chi Minh City' }, null],
  [{ min_price: 0, max_price: 20_000_000, year: 2021 }, '?price_from=0&price_to=20000000&year=2021'],
  [{ make: 'Honda', models: ['Wave', 'SH'] }, '?make=Honda&models=Wave&models=SH'],
  [{ seller: 'shop' as const }, '?seller=shop'],
  [{ make: 'Honda', leaving: true }, '?make=Honda&leaving=1'],
  [{ location: 'Da Nang', around: true }, '?location=Da+Nang&around=1'],
  [{ make: 'Honda', transmission: 'semi-automatic' as const }, '?make=Honda&transmission=semi-automatic'],
])('an address carries %o', (criteria, address) => {
  if (address !== null) expect(writeCriteria(criteria)).toBe(address);
  expect(readCriteria(new URLSearchParams(writeCriteria(criteria)))).toEqual(criteria);
});

it('nothing known is no query', () => {
  expect(writeCriteria({})).toBe('');
  expect(writeCriteria({ make: null, max_price: null })).toBe('');
});

it.each([
  '',
  '?make=',
  '?make=%20',
  `?make=${'x'.repeat(41)}`,
  '?price_from=-1',
  '?price_to=1e9',
  '?price_to=100000000001',
  '?year=1899',
  '?year=99999',
  '?year=2020.5',
  '?transmission=clutch',
  '?colour=plaid',
  '?around=1',
  '?models=Wave',
  '?seller=dealer',
])('%s says nothing', (address) => {
  expect(readCriteria(new URLSearchParams(address))).toBeNull();
});
