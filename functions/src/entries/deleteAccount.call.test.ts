import { expect, it } from 'vitest';
import { isRecent } from '../http/isRecent.ts';
import { leavingOf } from './deleteAccount.call.ts';

it.each([
  [1_000, 1_000, true],
  [1_000, 1_300, true],
  [1_000, 1_301, false],
  [0, 1_800_000_000, false],
])('a sign-in at %i is recent enough at %i: %s', (signedInAt, now, recent) => {
  expect(isRecent(signedInAt, now * 1_000, 5)).toBe(recent);
});

const leave = (token: object) =>
  leavingOf({ uid: 'u1', token } as unknown as Parameters<typeof leavingOf>[0]);
const by = (sign_in_provider: string) => ({ firebase: { sign_in_provider, identities: {} } });

it.each([
  ['a password, not confirmed', { email_verified: false, ...by('password') }, null],
  ['a password, confirmed', { email_verified: true, ...by('password') }, 'lan@example.com'],
  ['Google', { email_verified: true, ...by('google.com') }, 'lan@example.com'],
  ['Facebook, which lets any address stand there', { email_verified: false, ...by('facebook.com') }, null],
  ['nothing that says so', by('password'), null],
  ['a word instead of the truth', { email_verified: 'true', ...by('password') }, null],
])('an address proves what is whose only where this account has confirmed it: %s', (_, token, email) => {
  expect(leave({ email: 'lan@example.com', ...token })).toEqual({ userId: 'u1', email });
});

it('an account without an address can leave', () => {
  expect(leave({ email_verified: true, ...by('facebook.com') })).toEqual({ userId: 'u1', email: null });
});
