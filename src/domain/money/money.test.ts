import { expect, it } from 'vitest';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { Rates } from './money.schema.ts';
import { convert, fallbackRates } from './money.ts';

it.each([
  ['USD', 24_000_000, 1_000],
  ['GBP', 24_000_000, 790],
  ['EUR', 24_000_000, 920],
  ['USD', 0, 0],
  ['USD', 11_999, 0],
  ['USD', 12_000, 1],
] as const)('[S9.5] [S9.6] [S5.22] is worth whole %s: %i đồng are %i', (currency, dong, amount) => {
  expect(convert(dong, currency, fallbackRates)).toBe(amount);
});

it.each([
  {},
  { VND: 0 },
  { VND: -1 },
  { VND: Number.NaN },
  { VND: Number.POSITIVE_INFINITY },
  { USD: 2 },
  { EUR: '0.9' },
  { lastUpdated: null },
])('[S3.27] rates with %o are refused, unless nothing is wrong', (changes) => {
  const isSame = Object.keys(changes).length === 0;
  expect(Rates.safeParse({ ...buildRates(), ...changes }).success).toBe(isSame);
});
it('[S3.27] rates have no other currency', () => {
  expect(Rates.safeParse({ ...buildRates(), JPY: 150 }).success).toBe(false);
  const { GBP: _, ...lacking } = buildRates();
  expect(Rates.safeParse(lacking).success).toBe(false);
});
