import { expect, it } from 'vitest';
import { hashOf, placeIn } from './useAdminTab.ts';

it.each([
  ['', { tab: 'reports', find: null }],
  ['#nowhere', { tab: 'reports', find: null }],
  ['#audit', { tab: 'audit', find: null }],
  ['#people/u1', { tab: 'people', find: 'u1' }],
  ['#listings/https%3A%2F%2Fx.example%2Fa', { tab: 'listings', find: 'https://x.example/a' }],
  ['#listings/%E0%A4%A', { tab: 'listings', find: null }],
])('%s leads to its tab', (hash, place) => expect(placeIn(hash)).toEqual(place));

it('what is looked for survives the address', () =>
  expect(placeIn(hashOf('people', 'lan/2 @example.com'))).toEqual({
    tab: 'people',
    find: 'lan/2 @example.com',
  }));
