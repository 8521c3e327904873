import { describe, expect, it } from 'vitest';
import { isCommon, strengthOf } from './password.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['kq7!zb', 'weak'],
    ['password123', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['motorbike', 'fair'],
    ['xe so do', 'fair'],
    ['xe số màu đỏ 2019', 'strong'],
    ['Kq7!zb2#', 'strong'],
    ['correct horse battery staple', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  it('knows common passwords in any case', () => {
    expect(isCommon('Qwerty123')).toBe(true);
    expect(isCommon('')).toBe(false);
  });
});
