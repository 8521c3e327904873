import { expect, it } from 'vitest';
import { looksAlike, maxDifferentBits, printDistance, printKeys } from './photoPrint.ts';

const print = 'f0e1c3870f1e3c78';

it('a print is looked up by twelve keys, each with its place', () => {
  const keys = printKeys(print);
  expect(keys).toHaveLength(12);
  expect(keys.slice(0, 3)).toEqual(['0f0e1', '1e1c3', '2c387']);
  expect(keys[7]).toBe('778f0');
  expect(new Set(keys.map(([place]) => place)).size).toBe(12);
  expect(keys.every((key) => /^[0-9a-b][0-9a-f]{4}$/.test(key))).toBe(true);
});

it.each([
  [print, 0, true],
  ['f0e1c3870f1e3c77', 4, true],
  ['f0e1c3870f1e3cff', 4, true],
  ['f0e1c3870f1ec387', 16, false],
  ['0f1e3c78f0e1c387', 64, false],
])('%s differs in %i bits; alike: %s', (other, bits, alike) => {
  expect(printDistance(print, other)).toBe(bits);
  expect(looksAlike(print, other)).toBe(alike);
});

const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed;
};
const next = numbers(7);
const anyPrint = () => [next(), next()].map((part) => part.toString(16).padStart(8, '0')).join('');
const withFlips = (of: string, count: number) => {
  let bits = BigInt(`0x${of}`);
  const places = new Set<number>();
  while (places.size < count) places.add((next() >>> 8) % 64);
  for (const index of places) bits ^= 1n << BigInt(index);
  return bits.toString(16).padStart(16, '0');
};

it('among the photos of 10,000 listings a key leads to few, and to nearly every copy', () => {
  const prints = Array.from({ length: 40_000 }, anyPrint);
  const byKey = Map.groupBy(
    prints.flatMap((each) => printKeys(each).map((key) => [key, each] as const)),
    ([key]) => key,
  );
  const sample = prints.slice(0, 200);
  const foundBy = (each: string) =>
    new Set(printKeys(each).flatMap((key) => (byKey.get(key) ?? []).map(([, print]) => print)));
  const candidates = sample.map((each) => foundBy(each).size);
  expect(Math.max(...candidates)).toBeLessThan(40);
  const share = (flips: number) =>
    sample.filter((each) => foundBy(withFlips(each, flips)).has(each)).length / sample.length;
  expect(share(3)).toBe(1);
  expect(share(maxDifferentBits / 2)).toBeGreaterThan(0.9);
});
