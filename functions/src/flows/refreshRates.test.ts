import { expect, it } from 'vitest';
import { parseRates } from './refreshRates.ts';

const answer = (changes: object = {}, rates: object = {}) =>
  JSON.stringify({
    result: 'success',
    base_code: 'USD',
    rates: { USD: 1, VND: 26_300, GBP: 0.75, EUR: 0.86, JPY: 150, ...rates },
    ...changes,
  });

it('[S7.36 S3.27] reads VND, GBP and EUR of an answer with USD as its base', () => {
  expect(parseRates(answer(), 5)).toEqual({ VND: 26_300, USD: 1, GBP: 0.75, EUR: 0.86, lastUpdated: 5 });
});

it.each([
  ['an error', answer({ result: 'error' })],
  ['another base', answer({ base_code: 'EUR' })],
  ['a missing rate', answer({}, { GBP: undefined })],
  ['a rate upside down', answer({}, { VND: 1 / 26_300 })],
  ['a rate as text', answer({}, { EUR: '0.86' })],
  ['a rate of nothing', answer({}, { GBP: 0 })],
  ['no JSON', '<html>busy</html>'],
])('[S8.49] refuses %s', (_, text) => expect(() => parseRates(text, 5)).toThrow());
