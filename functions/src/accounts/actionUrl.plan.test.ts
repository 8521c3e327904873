import { expect, it } from 'vitest';
import { actionUrl } from './actionUrl.plan.ts';

const site = 'https://vongxe.example';
const link = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=a_b-C&apiKey=key';

it.each([
  ['en' as const, undefined, '/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['vi' as const, undefined, '/vi/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['vi' as const, '/vi', '/vi/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['en' as const, '/sell?x=1', '/auth/action?mode=verifyEmail&redirect=%2Fsell%3Fx%3D1&oobCode=a_b-C'],
  ['en' as const, 'https://evil.example/', '/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['en' as const, 'javascript:alert(1)', '/auth/action?mode=verifyEmail&oobCode=a_b-C'],
])('[S6.13] in %s with the target %s the link is ours', (language, redirect, path) => {
  expect(actionUrl(site, link, language, redirect)).toBe(site + path);
});

it('keeps the mode of the link', () => {
  const reset = link.replace('verifyEmail', 'resetPassword');
  expect(actionUrl(site, reset, 'vi')).toBe(`${site}/vi/auth/action?mode=resetPassword&oobCode=a_b-C`);
});

it('refuses a link without a code', () => {
  expect(() => actionUrl(site, `${site}/?mode=verifyEmail`, 'en')).toThrow('no code');
});
