import { expect, it } from 'vitest';
import type { AdminAction } from '../../src/domain/admin/admin.schema.ts';
import { createOperator, openAdmin } from '../functions/operators.ts';
import { aged, createMember } from './memoryPeople.ts';
import { accounts, call } from './memorySuite.ts';

/* Runs without the Auth emulator: its second factors need a phone number, and it refuses sign-ins before the
   account's creation. */

const roleIn = async (id: string) => (await accounts.getUser(id)).customClaims;

it('an owner who signed in more than ten minutes ago changes no role, but the rest', async () => {
  const { id } = await createMember('Minh');
  const { token } = await createOperator('owner');
  const perform = async (action: AdminAction, seconds: number) =>
    (await call('performAdminAction', { action, seen: Date.now() }, aged(token, seconds))).status;
  const grant = { act: 'grant', person: id, role: 'owner' } as const;
  expect(await perform(grant, 601)).toBe(401);
  expect(await perform({ act: 'revoke', person: id }, 601)).toBe(401);
  expect(await roleIn(id)).toBeUndefined();
  expect(await perform({ act: 'quota', person: id, listings: 50 }, 601)).toBe(200);
  expect(await perform(grant, 590)).toBe(200);
});

it('an owner with a second factor grants no role to an account without one', async () => {
  const guarded = await openAdmin();
  const multiFactor = { enrolledFactors: [{ uid: 'phone' }] };
  await accounts.updateUser(guarded.operator.id, { multiFactor } as never);
  const { id } = await createMember('Minh');
  const grant = { act: 'grant', person: id, role: 'moderator' } as const;
  expect(await guarded.act(grant)).toBe(400);
  await accounts.updateUser(id, { multiFactor } as never);
  expect(await guarded.act(grant)).toBe('done');
});
