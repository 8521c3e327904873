import { afterEach, expect, it, vi } from 'vitest';
import { isSecretRight, readSecrets, secretNames } from './secrets.ts';

afterEach(() => vi.unstubAllEnvs());

it('reads the secrets that are asked for, and needs no other', () => {
  vi.stubEnv('LINK_SECRET', 'a secret of thirty-two characters');
  vi.stubEnv('SMTP_URL', undefined);
  vi.stubEnv('FACEBOOK_TOKEN', undefined);
  expect(readSecrets('LINK_SECRET', 'FACEBOOK_TOKEN')).toEqual({
    LINK_SECRET: 'a secret of thirty-two characters',
    FACEBOOK_TOKEN: undefined,
  });
});

it('names every secret that is missing or wrong, and no value', () => {
  vi.stubEnv('LINK_SECRET', 'short');
  vi.stubEnv('SMTP_URL', undefined);
  expect(() => readSecrets('SMTP_URL', 'LINK_SECRET')).toThrow('missing or wrong: SMTP_URL, LINK_SECRET. ');
  expect(() => readSecrets('SMTP_URL', 'LINK_SECRET')).not.toThrow('short');
});

it('a token of Facebook is a secret of installations with a page alone', () => {
  expect(secretNames({ facebookPage: '', pushKey: '', signIn: { zalo: '' } })).toEqual([
    'SMTP_URL',
    'LINK_SECRET',
  ]);
  expect(secretNames({ facebookPage: '1', pushKey: '', signIn: { zalo: '' } })).toEqual([
    'SMTP_URL',
    'LINK_SECRET',
    'FACEBOOK_TOKEN',
  ]);
});

it('the key of notifications is a secret of installations with its other half alone', () => {
  expect(secretNames({ facebookPage: '', pushKey: 'B', signIn: { zalo: '' } })).toEqual([
    'SMTP_URL',
    'LINK_SECRET',
    'PUSH_KEY',
  ]);
});

it('the secret of Zalo is one of installations with sign-in by Zalo alone', () => {
  expect(secretNames({ facebookPage: '', pushKey: '', signIn: { zalo: '1000000' } })).toEqual([
    'SMTP_URL',
    'LINK_SECRET',
    'ZALO_SECRET',
  ]);
});

it.each([
  ['ZALO_SECRET', 'Q6EX64TCVpLF687uEVKV', true],
  ['ZALO_SECRET', 'with blanks in it', false],
  ['SMTP_URL', 'smtps://me:word@mail.example:465', true],
  ['SMTP_URL', 'mail.example:465', false],
  ['LINK_SECRET', 'short', false],
  ['PUSH_KEY', 'CLd4WIVsInUTRkUMetWTCZvb1ar9WxL61x8s5BHWMY0', true],
  ['PUSH_KEY', 'short', false],
  ['FACEBOOK_TOKEN', ' ', false],
])('%s %j has the right shape: %s', (name, value, right) => {
  expect(isSecretRight(name, value)).toBe(right);
});
