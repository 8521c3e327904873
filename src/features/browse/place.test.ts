import { expect, it } from 'vitest';
import { readPlace } from './place.ts';

const place = { shown: 36, top: 1200, bike: 'a', offset: 80 };

it.each([
  [{ browse: place, modal: 'x' }, place],
  [{ browse: { ...place, bike: null } }, { ...place, bike: null }],
  [null, null],
  [{ modal: 'x' }, null],
  [{ browse: { shown: 'many' } }, null],
])('reads from the state %j the place %j', (state, expected) => expect(readPlace(state)).toEqual(expected));
