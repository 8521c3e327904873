import { expect, it } from 'vitest';
import { costsLink, papersLink } from './papersLink.ts';

it('leads to the papers of a bike; the agreed price is no part of a request', () => {
  expect(papersLink('en', 'honda-wave-2021')).toBe('/papers?bike=honda-wave-2021');
  expect(costsLink('vi', 'honda-wave-2021')).toBe('/vi/costs?bike=honda-wave-2021');
  const { search, hash } = new URL(papersLink('vi', 'a&b', 20_000_000), 'https://vongxe.example');
  expect([search, hash]).toEqual(['?bike=a%26b', '#agreed=20000000']);
});
