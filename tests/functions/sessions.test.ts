import { expect, it } from 'vitest';
import { newId } from '../../src/domain/platform/newId.ts';
import { aged, newMember } from './signIn.ts';
import { accounts, call, documents } from './suite.ts';

const support = () => ({ id: newId(), request: { subject: 'Help', message: 'Please help.' } });
const asMember = async (token: string) => (await call('sendSupportRequest', support(), token)).status;

it('a sign-in from before a new password counts no more, and the one that made it goes on', async () => {
  const { uid, token } = await newMember('careful');
  const elsewhere = aged(token, 600);
  expect(await asMember(elsewhere)).toBe(200);
  expect(await call('endOtherSessions', {}, token)).toEqual({
    status: 200,
    body: '{"result":{"ended":true}}',
  });
  expect([await asMember(elsewhere), await asMember(token)]).toEqual([401, 200]);
  const ended = await documents.doc(`revocations/${uid}`).get();
  expect(ended.get('expires_at').toMillis()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  expect((await call('endOtherSessions', {}, elsewhere)).status).toBe(401);
  expect(await asMember(token)).toBe(200);
});

it('an account that is being deleted does nothing any more', async () => {
  const { token } = await newMember('leaver');
  expect(await asMember(token)).toBe(200);
  expect((await call('deleteAccount', {}, token)).status).toBe(200);
  expect(await asMember(token)).toBe(401);
});

it('to end other sessions needs an account, and nothing else', async () => {
  const { token } = await newMember('careful');
  const statuses = [
    await call('endOtherSessions', {}),
    await call('endOtherSessions', { of: 'everybody' }, token),
    await call('confirmProviderAddress', {}),
    await call('confirmProviderAddress', { email: 'victim@example.com' }, token),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 401, 400]);
});

it('[D15] an address counts as confirmed only where a provider gave it', async () => {
  const { uid, email, token } = await newMember('unconfirmed');
  expect((await call('confirmProviderAddress', {}, token)).status).toBe(200);
  await accounts.updateUser(uid, { email, emailVerified: true });
  expect((await accounts.getUser(uid)).emailVerified).toBe(true);
});
