import { expect, it } from 'vitest';
import { isNobody } from './accounts.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['there is no such account', failure('auth/user-not-found'), true],
  ['Firebase Auth cannot be reached', failure('app/network-error'), false],
  ['Firebase Auth is not well', failure('auth/internal-error'), false],
  ['anything else', new Error('auth/user-not-found'), false],
  ['no failure at all', null, false],
])('%s', (_, thrown, nobody) => {
  expect(isNobody(thrown)).toBe(nobody);
});
