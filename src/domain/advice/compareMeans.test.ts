import { expect, it } from 'vitest';
import { randomFrom } from '../../../tests/fixtures/randomFrom.ts';
import { isClearlyMore, sampleOf } from './compareMeans.ts';

const some = (count: number, value: (n: number) => number) =>
  sampleOf(Array.from({ length: count }, (_, n) => value(n)));

it('a sample has its mean, and the variance of what it is drawn from', () => {
  expect(sampleOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ count: 8, mean: 5, variance: 32 / 7 });
  expect([sampleOf([]), sampleOf([3])]).toEqual([
    { count: 0, mean: 0, variance: 0 },
    { count: 1, mean: 3, variance: 0 },
  ]);
});

it('twice as many are clearly more, from thirty on each side', () => {
  const four = (n: number) => 3 + (n % 3);
  const two = (n: number) => 1 + (n % 3);
  expect(isClearlyMore(some(30, four), some(30, two))).toBe(true);
  expect(isClearlyMore(some(29, four), some(300, two))).toBe(false);
  expect(isClearlyMore(some(300, four), some(29, two))).toBe(false);
  expect(isClearlyMore(some(30, two), some(30, four))).toBe(false);
});

it('a certain difference of less than three tenths is not worth saying', () => {
  expect(
    isClearlyMore(
      some(9_000, (n) => 1.29 + (n % 2) / 10),
      some(9_000, (n) => 1 + (n % 2) / 10),
    ),
  ).toBe(false);
  expect(
    isClearlyMore(
      some(9_000, (n) => 1.35 + (n % 2) / 10),
      some(9_000, (n) => 1 + (n % 2) / 10),
    ),
  ).toBe(true);
});

it('where a few have very many, the mean alone shows nothing', () => {
  expect(
    isClearlyMore(
      some(40, (n) => (n < 2 ? 60 : 0)),
      some(40, (n) => (n < 1 ? 40 : 0)),
    ),
  ).toBe(false);
});

it('of samples without a difference, fewer than one in a hundred seem to have one', () => {
  const random = randomFrom(1);
  // Most listings get few questions, some many.
  const questions = () => Math.floor(-1.5 * Math.log(1 - random()));
  const wrong = Array.from({ length: 2_000 }, () => isClearlyMore(some(40, questions), some(60, questions)));
  expect(wrong.filter(Boolean).length).toBeLessThan(20);
});
