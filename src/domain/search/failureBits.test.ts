import { expect, it } from 'vitest';
import { bitsFor } from './failureBits.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `filter${index}`);

it.each([8, 16, 32])('%i conditions have a bit each, and a bike may fail any of them alone', (count) => {
  const bits = Object.values(bitsFor(names(count)));
  expect(new Set(bits).size).toBe(count);
  const fails = new Uint32Array(count);
  for (const [place, bit] of bits.entries()) fails[place] = bit;
  for (const [place, bit] of bits.entries())
    expect([fails[place], (fails[place] ?? 0) & ~bit]).toEqual([bit, 0]);
});

it('more than there are bits are refused: they would never be asked', () => {
  expect(() => bitsFor(names(33))).toThrow('33 conditions do not fit into 32 bits');
});
