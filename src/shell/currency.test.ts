import { expect, it } from 'vitest';
import { suggestCurrency } from './currency.ts';

it.each([
  ['en', 'USD'],
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
  ['en-IE', 'EUR'],
  ['de', 'EUR'],
  ['fr', 'EUR'],
  ['fr-CA', 'USD'],
  ['de-CH', 'USD'],
  ['vi', 'USD'],
  ['vi-VN', 'USD'],
])('[S1.12] a browser in %s is shown prices in %s', (language, currency) => {
  expect(suggestCurrency(language)).toBe(currency);
});
