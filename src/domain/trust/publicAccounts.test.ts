import { describe, expect, it } from 'vitest';
import { daysOf, gather, medianOf, nextDay, startOfDay, tell } from './publicAccounts.ts';

describe('a count', () => {
  it.each([
    [0, 0],
    [1, 'few'],
    [4, 'few'],
    [5, 5],
    [120, 120],
  ])('%i is told as %o', (count, published) => {
    expect(tell(count)).toBe(published);
  });
});

describe('reasons', () => {
  it.each<[string, Record<string, number>, object]>([
    ['none at all', {}, { total: 0, reasons: {}, others: 0 }],
    ['few altogether', { scam: 2, sold: 1 }, { total: 'few', reasons: {}, others: 'few' }],
    ['one, often', { scam: 7, sold: 0 }, { total: 7, reasons: { scam: 7 }, others: 0 }],
    ['all often', { sold: 5, scam: 8 }, { total: 13, reasons: { scam: 8, sold: 5 }, others: 0 }],
    [
      'the small ones together',
      { scam: 9, sold: 4, other: 1 },
      { total: 14, reasons: { scam: 9 }, others: 5 },
    ],
    [
      'one small one, with the least common of the others',
      { scam: 9, sold: 6, other: 1 },
      { total: 16, reasons: { scam: 9 }, others: 7 },
    ],
    ['one small one and one often', { scam: 9, other: 2 }, { total: 11, reasons: {}, others: 11 }],
  ])('%s', (_, counts, published) => {
    expect(gather(counts)).toEqual(published);
  });
  it('leave no small count to be found by taking them from the sum', () => {
    for (let n = 0; n < 500; n += 1) {
      const counts = { a: n % 7, b: (n * 3) % 8, c: (n * 5) % 11, d: n % 4 };
      const { total, reasons, others } = gather(counts);
      const named = Object.values(reasons);
      expect(named.every((count) => count >= 5)).toBe(true);
      if (total === 'few') expect(named).toEqual([]);
      else expect(total - named.reduce((sum, count) => sum + count, 0)).toBe(others);
    }
  });
});

it('the middle needs five', () => {
  expect(medianOf([1, 2, 3, 4])).toBeNull();
  expect(medianOf([60, 10, 30, 50, 20])).toBe(30);
  expect(medianOf([10, 20, 31, 40, 50, 60])).toBe(36);
});

it('days are those of Vietnam', () => {
  expect(daysOf('2026-02')).toHaveLength(28);
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(startOfDay('2026-11-01')).toBe(Date.UTC(2026, 9, 31, 17));
});
