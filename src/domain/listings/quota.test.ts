import { describe, expect, it } from 'vitest';
import { leftToSay, quotas } from './quota.ts';

describe('quotas', () => {
  it.each(Object.entries(quotas))('of %s never shrink as an account grows', (_, { young, grown }) => {
    expect(grown).toBeGreaterThanOrEqual(young);
    expect(young).toBeGreaterThan(1);
  });
  it.each([
    [79, 100, null],
    [80, 100, 20],
    [100, 100, 0],
    [101, 100, 0],
    [1, 3, null],
    [2, 3, 1],
    [3, 3, 0],
    [4, 5, 1],
    [3, 5, null],
  ])('after %i of %i there are %o left to say', (used, limit, left) => {
    expect(leftToSay(used, limit)).toBe(left);
  });
});
