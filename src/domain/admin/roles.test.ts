import { expect, it } from 'vitest';
import { adminActions, adminQueues, adminTabs } from './admin.ts';
import { claimsOf, mayOpen, mayPerform, mayRead, roleOf, roles } from './roles.ts';

it('a moderator has all but what is an owner’s', () => {
  const of = <T>(all: readonly T[], may: (role: 'moderator', one: T) => boolean) =>
    all.filter((one) => !may('moderator', one));
  expect(of(adminTabs, mayOpen)).toEqual(['emails', 'audit', 'views']);
  expect(of(adminQueues, mayRead)).toEqual(['emails', 'audit', 'export', 'views']);
  expect(of(adminActions, mayPerform)).toEqual([
    'retry',
    'resume',
    'grant',
    'revoke',
    'quota',
    'identity',
    'grantShop',
    'removeShop',
  ]);
});

it('an owner has all', () => {
  expect(adminTabs.every((tab) => mayOpen('owner', tab))).toBe(true);
  expect(adminQueues.every((queue) => mayRead('owner', queue))).toBe(true);
  expect(adminActions.every((act) => mayPerform('owner', act))).toBe(true);
});

it.each([
  [{ operator: true }, 'owner'],
  [{ operator: true, operator_role: 'owner' }, 'owner'],
  [{ operator: true, operator_role: 'moderator' }, 'moderator'],
  [{ operator: true, operator_role: 'admin' }, null],
  [{ operator: true, operator_role: null }, null],
  [{ operator: 'true' }, null],
  [{ operator_role: 'owner' }, null],
  [{}, null],
  [undefined, null],
])('the claims %j are those of %s', (claims, role) => expect(roleOf(claims)).toBe(role));

it.each(roles)('the claims of %s say so', (role) => expect(roleOf(claimsOf(role))).toBe(role));
