import { describe, expect, it } from 'vitest';
import { commonCount, isCommon } from './commonPasswords.ts';
import { refuseCommon } from './refuseCommon.ts';

describe('[D57] common passwords', () => {
  it.each([
    '123456',
    '0912345678',
    '20101999',
    '111111',
    'abcabc',
    'qwerty',
    'poiuytrewq',
    'abcdef',
    'Password',
    'password1',
    'P@ssw0rd',
    'Password@123',
    'iloveyou!',
    'Dragon2019',
    'matkhau',
    'Mậtkhẩu',
    'anhyeuem123',
    'vietnam@1995',
    'Saigon#1',
    'honda12',
    'abc123',
    'a123456',
    'Aa@123456',
    'vongxe2026',
    'zaq12wsx',
    '1q2w3e4r',
  ])('%j is one', (password) => expect(isCommon(password)).toBe(true));

  it.each([
    'kq7!zb',
    'xe may cua toi',
    'xe số màu đỏ',
    'vongxe-demo',
    'correct horse battery staple',
    '84915553071992',
    'dragonfruit juice',
    'ngoclan o hue',
  ])('%j is none', (password) => expect(isCommon(password)).toBe(false));

  it('are more than a hundred thousand, from a list that is small', () => {
    expect(commonCount).toBeGreaterThan(100_000);
  });
});

describe('a form with a new password', () => {
  const fine = () => ({});

  it('is refused a common one, and keeps its other complaints', async () => {
    const check = refuseCommon(() => ({ fullName: { text: 'check.nameMissing' } }));
    expect(await check({ password: 'Matkhau123' })).toEqual({
      fullName: { text: 'check.nameMissing' },
      password: { title: 'check.common.title', text: 'check.common.text' },
    });
  });

  it('is not asked twice about a password that is too short', async () => {
    const complaint = { password: { text: 'check.short.text' } } as const;
    expect(await refuseCommon(() => complaint)({ password: '123' })).toEqual(complaint);
  });

  it('passes with a good one', async () => {
    expect(await refuseCommon(fine)({ password: 'xe may cua toi' })).toEqual({});
  });
});
