import { expect, it } from 'vitest';
import { isProven, markKinds } from './suspensionMark.ts';

it('only a confirmed address or number bars anybody', () =>
  expect(markKinds.map((kind) => [kind, isProven(kind)])).toEqual([
    ['address', true],
    ['phone', true],
    ['typed', false],
    ['photo', false],
  ]));
