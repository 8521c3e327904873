import { expect, it } from 'vitest';
import { hashOf, readHash } from './useAdminTab.ts';

it.each([
  ['', { tab: 'reports', find: null }],
  ['#nowhere', { tab: 'reports', find: null }],
  ['#audit', { tab: 'audit', find: null }],
  ['#people/u1', { tab: 'people', find: 'u1' }],
  ['#listings/https%3A%2F%2Fx.example%2Fa', { tab: 'listings', find: 'https://x.example/a' }],
  ['#listings/%E0%A4%A', { tab: 'listings', find: null }],
])('%s leads to its tab', (hash, view) => expect(readHash(hash, 'owner')).toEqual(view));

it('what is looked for survives the address', () =>
  expect(readHash(hashOf('people', 'lan/2 @example.com'), 'owner')).toEqual({
    tab: 'people',
    find: 'lan/2 @example.com',
  }));

it('a tab of owners is the first one for moderators', () =>
  expect(readHash('#audit', 'moderator')).toEqual({ tab: 'reports', find: null }));
