import { expect, it } from 'vitest';
import { readPlace } from './place.ts';

const place = { shown: 36, top: 1200, bike: 'a', offset: 80 };

it.each([
  [{ browse: place, modal: 'x' }, place],
  [{ browse: { ...place, bike: null } }, { ...place, bike: null }],
  [null, null],
  [{ modal: 'x' }, null],
  [{ browse: null }, null],
  [{ browse: { shown: 'many' } }, null],
  [{ browse: { ...place, shown: 1.5 } }, null],
  [{ browse: { ...place, top: null } }, null],
  [{ browse: { ...place, bike: 7 } }, null],
  [{ browse: { shown: 36, top: 1200, bike: 'a' } }, null],
])('reads from the state %j the place %j', (state, expected) => expect(readPlace(state)).toEqual(expected));
