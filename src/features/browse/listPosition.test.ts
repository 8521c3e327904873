import { expect, it } from 'vitest';
import { readPosition } from './listPosition.ts';

const position = { shown: 36, top: 1200, bike: 'a', offset: 80 };

it.each([
  [{ browse: position, modal: 'x' }, position],
  [{ browse: { ...position, bike: null } }, { ...position, bike: null }],
  [null, null],
  [{ modal: 'x' }, null],
  [{ browse: null }, null],
  [{ browse: { shown: 'many' } }, null],
  [{ browse: { ...position, shown: 1.5 } }, null],
  [{ browse: { ...position, top: null } }, null],
  [{ browse: { ...position, bike: 7 } }, null],
  [{ browse: { shown: 36, top: 1200, bike: 'a' } }, null],
])('reads from the state %j the position %j', (state, expected) =>
  expect(readPosition(state)).toEqual(expected),
);
