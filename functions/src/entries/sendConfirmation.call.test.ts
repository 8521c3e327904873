import { expect, it } from 'vitest';
import { callerOf, parseRequest } from '../http/caller.ts';
import { Request } from './sendConfirmation.call.ts';

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

it('knows a visitor by the token alone', () => {
  expect(() => callerOf({})).toThrow('sign in');
});
