import { expect, it } from 'vitest';
import { isProven, markKinds } from './suspensionMark.ts';

it('only a confirmed address, number or Zalo account bars anybody', () =>
  expect(markKinds.map((kind) => [kind, isProven(kind)])).toEqual([
    ['address', true],
    ['phone', true],
    ['zalo', true],
    ['typed', false],
    ['photo', false],
  ]));
