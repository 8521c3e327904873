import { expect, it } from 'vitest';
import { createMember } from './memoryPeople.ts';
import { accounts, call, fresh } from './memorySuite.ts';

const signInWith = async (providerId: string, email: string | undefined) => {
  const { id, token } = await createMember('Thảo', false);
  const given = email === undefined ? {} : { email };
  await accounts.updateUser(id, { providerToLink: { providerId, uid: fresh('sub'), ...given } });
  const { status } = await call('confirmProviderAddress', {}, token);
  const { email: address, emailVerified } = await accounts.getUser(id);
  return { status, address, emailVerified };
};

it.each(['google.com', 'facebook.com'])('[D15] the address that %s gave counts', async (provider) => {
  const given = `${fresh('given')}@example.com`;
  expect(await signInWith(provider, given)).toEqual({ status: 200, address: given, emailVerified: true });
});

it.each([
  ['twitter.com', 'given@example.com'],
  ['facebook.com', undefined],
])('[D15] %s vouches for no %s', async (provider, given) => {
  expect(await signInWith(provider, given)).toMatchObject({ status: 400, emailVerified: false });
});

it('[D15] an address that belongs to somebody else by now is not confirmed', async () => {
  const { id, token } = await createMember('Thảo', false);
  const providerToLink = { providerId: 'google.com', uid: fresh('sub'), email: 'given@example.com' };
  await accounts.updateUser(id, { providerToLink });
  const updateUser = accounts.updateUser;
  accounts.updateUser = () => Promise.reject(new Error('auth/email-already-exists'));
  const { status } = await call('confirmProviderAddress', {}, token);
  accounts.updateUser = updateUser;
  expect([status, (await accounts.getUser(id)).emailVerified]).toEqual([400, false]);
});
