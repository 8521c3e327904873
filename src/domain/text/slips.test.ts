import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestWord, slipsBetween } from './slips.ts';

const words = [
  'airblade',
  'blade',
  'exciter',
  'honda',
  'vario',
  'vision',
  'wave',
  'winner',
  'yamaha',
  'sh',
  '2018',
];

it.each([
  ['yamha', 'yamaha'],
  ['ariblade', 'airblade'],
  ['vison', 'vision'],
  ['waev', 'wave'],
  ['balde', 'blade'],
  ['exicter', 'exciter'],
  ['hoda', 'honda'],
  ['yamahaa', 'yamaha'],
  ['yahama', 'yamaha'],
  ['vairo', 'vario'],
  ['ariblad', null],
  ['shh', null],
  ['2019', null],
  ['kawasaki', null],
])('%s is meant as %s', (typed, meant) => expect(nearestWord(typed, words)).toBe(meant));

it('counts nothing between equal words, and the same in both directions', () => {
  const word = fc.stringMatching(/^[a-c]{0,7}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(slipsBetween(one, other, 9)).toBe(slipsBetween(other, one, 9));
      expect(slipsBetween(one, other, 9) === 0).toBe(one === other);
    }),
  );
});
