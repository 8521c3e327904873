import { expect, it } from 'vitest';
import { missingFor } from '../../../src/domain/accounts/standing.ts';
import { operatorStanding } from './operatorOf.ts';

const account = { disabled: false, emailVerified: true, customClaims: { operator: true } };
const moderates = { operator: true, operator_role: 'moderator' };
const noon = 'Sat, 21 Nov 2026 12:00:00 GMT';
const at = (time: string) => Date.parse(time) / 1_000;
const token = { email_verified: true, operator: true, auth_time: at(noon) };
const good = { suspended: false, ended: false };

it.each([
  ['an operator', token, account, good, null],
  [
    'a moderator',
    { ...token, operator_role: 'moderator' },
    { ...account, customClaims: moderates },
    good,
    null,
  ],
  ['an owner who is a moderator since', token, { ...account, customClaims: moderates }, good, null],
  [
    'a role that there is not',
    token,
    { ...account, customClaims: { ...moderates, operator_role: 'x' } },
    good,
    'operator',
  ],
  ['somebody without the claim', { ...token, operator: undefined }, account, good, 'operator'],
  ['somebody whose claim was taken away', token, { ...account, customClaims: {} }, good, 'operator'],
  [
    'a claim that is not quite true',
    token,
    { ...account, customClaims: { operator: 'true' } },
    good,
    'operator',
  ],
  ['a token with another address', { ...token, email_verified: false }, account, good, 'address'],
  ['an address that was changed since', token, { ...account, emailVerified: false }, good, 'address'],
  ['a disabled account', token, { ...account, disabled: true }, good, 'open'],
  ['a suspended account', token, account, { ...good, suspended: true }, 'open'],
  ['a sign-in that was ended', token, account, { ...good, ended: true }, 'current'],
  ['a sign-in after all sessions were ended', token, { ...account, tokensValidAfterTime: noon }, good, null],
  [
    'a sign-in from before',
    { ...token, auth_time: at(noon) - 1 },
    { ...account, tokensValidAfterTime: noon },
    good,
    'current',
  ],
])('%s', (_, token, who, stored, missing) =>
  expect(missingFor('operate', operatorStanding(token, who, stored))).toBe(missing),
);
