import { expect, it } from 'vitest';
import { limits } from '../../src/domain/listings/listingFields.ts';
import { rangePattern } from './rangePattern.ts';

const matcher = (min: number, max: number) => new RegExp(`^${rangePattern(min, max)}$`);

it('one number of the range, as its digits', () => {
  expect(rangePattern(1, 100)).toBe('([1-9][0-9]{0,1}|100)');
  expect(rangePattern(0, 2_000_000)).toBe('([0-9]|[1-9][0-9]{1,5}|(1[0-9]{6}|2000000))');
  expect(rangePattern(1900, 2100)).toBe('((19[0-9][0-9]|2(0[0-9]{2}|100)))');
});

it('matches each number of a range and none outside, for every range of three digits', () => {
  const ends = [0, 1, 5, 9, 10, 11, 19, 50, 99, 100, 101, 109, 110, 199, 234, 500, 899, 998, 999, 1000];
  const wrong = ends.flatMap((min) =>
    ends
      .filter((max) => max >= min)
      .flatMap((max) => {
        const pattern = matcher(min, max);
        return Array.from({ length: 1_101 }, (_, number) => number)
          .filter((number) => pattern.test(String(number)) !== (number >= min && number <= max))
          .map((number) => `${number} in ${min}–${max}`);
      }),
  );
  expect(wrong).toEqual([]);
});

it('holds at both ends of a price', () => {
  const pattern = matcher(1, limits.price);
  for (const inside of [1, 9, 10, 15_500_000, limits.price - 1, limits.price])
    expect(pattern.test(String(inside))).toBe(true);
  for (const outside of [0, limits.price + 1, limits.price * 10])
    expect(pattern.test(String(outside))).toBe(false);
});

it.each(['', ' 5', '5 ', '05', '+5', '-5', '5.0', '5e1', 'null', '5\n', '5|6', '٥'])('refuses %j', (text) => {
  expect(matcher(0, 999).test(text)).toBe(false);
});

it.each([
  [-1, 5],
  [5, 4],
  [0.5, 3],
  [0, Number.POSITIVE_INFINITY],
  [Number.NaN, 3],
])('%d to %d is no range', (min, max) => {
  expect(() => rangePattern(min, max)).toThrow(RangeError);
});
