import { expect, it } from 'vitest';
import { acceptedLanguage } from './acceptedLanguage.ts';

it.each([
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['en-US,en;q=0.9,vi;q=0.8', 'en'],
  ['fr-FR, vi;q=0.5', 'vi'],
  ['en;q=0.3, vi;q=0.7', 'vi'],
  ['VI', 'vi'],
  ['vi;q=0, fr', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['vi;q=x', 'en'],
  [';;,,', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('of a browser that asks for %s it is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
