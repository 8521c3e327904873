import { expect, it } from 'vitest';
import { isOperatorNow } from './operatorOf.ts';

const account = { disabled: false, customClaims: { operator: true } };
const noon = 'Sat, 21 Nov 2026 12:00:00 GMT';
const at = (time: string) => Date.parse(time) / 1_000;

it.each([
  ['an operator', account, at(noon), true],
  ['somebody whose claim was taken away', { ...account, customClaims: {} }, at(noon), false],
  ['a claim that is not quite true', { ...account, customClaims: { operator: 'true' } }, at(noon), false],
  ['a disabled account', { ...account, disabled: true }, at(noon), false],
  ['a sign-in after all sessions were ended', { ...account, tokensValidAfterTime: noon }, at(noon), true],
  ['a sign-in from before', { ...account, tokensValidAfterTime: noon }, at(noon) - 1, false],
])('%s', (_, who, signedInAt, expected) => expect(isOperatorNow(who, signedInAt)).toBe(expected));
