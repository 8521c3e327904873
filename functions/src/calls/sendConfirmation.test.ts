import { expect, it } from 'vitest';
import { callerOf, parseRequest } from './caller.ts';
import { confirmationUrl, Request } from './sendConfirmation.ts';

const site = 'https://vongxe.example';
const link = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=a_b-C&apiKey=key';

it.each([
  ['en' as const, undefined, '/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['vi' as const, undefined, '/vi/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['vi' as const, '/vi', '/vi/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['en' as const, '/sell?x=1', '/auth/action?mode=verifyEmail&oobCode=a_b-C&redirect=%2Fsell%3Fx%3D1'],
  ['en' as const, 'https://evil.example/', '/auth/action?mode=verifyEmail&oobCode=a_b-C'],
  ['en' as const, 'javascript:alert(1)', '/auth/action?mode=verifyEmail&oobCode=a_b-C'],
])('[S6.13] in %s with the target %s the link is ours', (language, redirect, path) => {
  expect(confirmationUrl(site, link, language, redirect)).toBe(site + path);
});

it.each([
  [{ language: 'en' }, true],
  [{ language: 'vi', redirect: '/sell' }, true],
  [{ language: 'fr' }, false],
  [{ language: 'en', email: 'victim@example.com' }, false],
  [{ language: 'en', redirect: 'x'.repeat(2_001) }, false],
  [null, false],
  ['en', false],
  [[], false],
])('takes %j: %s', (data, accepted) => {
  const parse = () => parseRequest(Request, data);
  if (accepted) expect(parse()).toEqual(data);
  else expect(parse).toThrow('right shape');
});

it('[S6.13] knows a visitor by the token alone', () => {
  expect(() => callerOf({})).toThrow('sign in');
});
