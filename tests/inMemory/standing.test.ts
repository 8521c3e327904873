import { describe, expect, it } from 'vitest';
import { requestErasure } from '../../functions/src/flows/erasures.ts';
import { suspendPerson } from '../../functions/src/moderation/suspendPerson.ts';
import { authAccounts } from '../../functions/src/readers/findPerson.ts';
import { endSignIns } from '../../functions/src/readers/revocations.ts';
import { missingFor, type Right } from '../../src/domain/accounts/standing.ts';
import { everyStanding } from '../fixtures/everyStanding.ts';
import { tokenOf } from './memoryAccounts.ts';
import { createMember } from './memoryPeople.ts';
import { accounts, call, documents, fresh } from './memorySuite.ts';
import { quiet } from './triggers.ts';

const calls: Record<Right, [name: string, data: object]> = {
  act: ['ownQuotas', {}],
  keepAccount: ['refreshConfirmed', {}],
  operate: ['readAdmin', { question: { queue: 'audit', after: null } }],
};
const rights = Object.keys(calls) as Right[];

let numbers = 30_000_000;
const open = async ({
  address,
  phone,
  zalo,
  operator,
}: {
  address: boolean;
  phone: boolean;
  zalo: boolean;
  operator: boolean;
}) => {
  numbers += 1;
  const uid = fresh('standing');
  await accounts.createUser({
    uid,
    email: `${uid}@example.com`,
    emailVerified: address,
    ...(phone && { phoneNumber: `+849${numbers}` }),
  });
  await accounts.setCustomUserClaims(uid, {
    ...(operator && { operator: true }),
    ...(zalo && { zalo: uid }),
  });
  return { uid, token: tokenOf(uid) };
};
const suspend = async (userId: string) => {
  const context = { documents, operator: 'desk', accounts: authAccounts, answerTo: 'desk@example.com' };
  await suspendPerson({ ...context, now: Date.now() }, userId, { reason: 'scam', note: null });
  await quiet();
};

describe('the calls let in who the table of standings lets in', () => {
  it.each(everyStanding)('$title', async ({ facts, standing }) => {
    const { uid, token } = await open(facts);
    if (facts.revoked) await endSignIns(documents, uid, Date.now());
    if (facts.suspended) await suspend(uid);
    if (facts.deleted) await requestErasure(documents, { userId: uid, email: null }, Date.now());
    const ended = (await documents.doc(`revocations/${uid}`).get()).exists;
    expect(ended).toBe(standing.ended || standing.suspended);
    await quiet();
    const opens: Partial<Record<Right, boolean>> = {};
    for (const right of rights) {
      const { status } = await call(...calls[right], token);
      expect([200, 401, 403]).toContain(status);
      opens[right] = status === 200;
    }
    expect(opens).toEqual(
      Object.fromEntries(rights.map((right) => [right, missingFor(right, standing) === null])),
    );
  });

  it('which are few', () => {
    const count = (right: Right) =>
      everyStanding.filter(({ standing }) => missingFor(right, standing) === null).length;
    expect(rights.map((right) => [right, count(right)])).toEqual([
      ['act', 7],
      ['keepAccount', 14],
      ['operate', 4],
    ]);
  });
});

it('a sign-in that was ended deletes no account, and somebody suspended may leave', async () => {
  const [member, suspended] = [await createMember('Lan'), await createMember('Tam')];
  await endSignIns(documents, member.id, Date.now());
  expect((await call('deleteAccount', {}, member.token)).status).toBe(401);
  expect((await accounts.getUser(member.id)).email).toBe(member.email);
  await suspend(suspended.id);
  expect((await call('deleteAccount', {}, suspended.token)).status).toBe(200);
  // The page repeats a request if its response was lost.
  expect((await call('deleteAccount', {}, suspended.token)).status).toBe(200);
  await quiet();
  await expect(accounts.getUser(suspended.id)).rejects.toThrow();
});
