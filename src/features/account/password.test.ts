import { describe, expect, it } from 'vitest';
import { strengthOf } from './password.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['kq7!zb', 'weak'],
    ['password123', 'weak'],
    ['Matkhau2019!', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['motorbike', 'fair'],
    ['xe so do', 'fair'],
    ['xe số màu đỏ 2019', 'strong'],
    ['Kq7!zb2#', 'strong'],
    ['correct horse battery staple', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
