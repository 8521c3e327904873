import { expect, it } from 'vitest';
import { isRecent } from './deleteAccount.ts';

it.each([
  [1_000, 1_000, true],
  [1_000, 1_300, true],
  [1_000, 1_301, false],
  [0, 1_800_000_000, false],
])('a sign-in at %i is recent enough at %i: %s', (signedInAt, now, recent) => {
  expect(isRecent(signedInAt, now)).toBe(recent);
});
