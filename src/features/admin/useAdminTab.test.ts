import { expect, it } from 'vitest';
import { hashOf, placeIn } from './useRoom.ts';

it.each([
  ['', { room: 'reports', find: null }],
  ['#nowhere', { room: 'reports', find: null }],
  ['#audit', { room: 'audit', find: null }],
  ['#people/u1', { room: 'people', find: 'u1' }],
  ['#listings/https%3A%2F%2Fx.example%2Fa', { room: 'listings', find: 'https://x.example/a' }],
  ['#listings/%E0%A4%A', { room: 'listings', find: null }],
])('%s leads to its part of the desk', (hash, place) => expect(placeIn(hash)).toEqual(place));

it('what is looked for survives the address', () =>
  expect(placeIn(hashOf('people', 'lan/2 @example.com'))).toEqual({
    room: 'people',
    find: 'lan/2 @example.com',
  }));
