import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { AdminContext } from '../../functions/src/moderation/adminAction.ts';
import { recordIdentity } from '../../functions/src/moderation/identityActions.ts';
import { recordPhone } from '../../functions/src/readers/identity.ts';
import { recordAnswer } from '../../functions/src/stillForSale/recordAnswer.ts';
import type { IdentityLevel } from '../../src/domain/accounts/identity.ts';
import { auditOf, bikeAt, openAdmin, scam, sell } from '../functions/operators.ts';
import { createMember } from './memoryPeople.ts';
import { call, documents, fresh } from './memorySuite.ts';

const owner = await openAdmin();
const moderator = await openAdmin('moderator');
const check = (person: string, level: 'none' | 'papers' | 'vneid') =>
  ({ act: 'identity', person, level }) as const;
const stored = async (id: string) => (await documents.doc(`identities/${id}`).get()).data();

const context = (phone: string | null = null): AdminContext => ({
  documents,
  operator: fresh('boss'),
  accounts: async () => ({ email: null, phone, name: 'Hoa' }),
  answerTo: 'op@example.com',
  now: Date.now(),
});
/** Records an identity check on a site that requires the level `need` for publishing. */
const record = (person: string, level: 'none' | 'papers' | 'vneid', need: IdentityLevel, phone?: string) =>
  recordIdentity(context(phone ?? null), { person, level }, need);

describe('a check', () => {
  it('is recorded by an owner: level, who and when, and nothing of a document', async () => {
    const { id } = await createMember('Hoa');
    expect(await owner.act(check(id, 'papers'))).toBe('done');
    const identity = await stored(id);
    expect(identity).toEqual({
      ...{ level: 'papers', operator_id: owner.operator.id, checked_at: expect.any(Timestamp) },
    });
    const { items } = await owner.read({ queue: 'people', find: id, after: null });
    expect(items[0]?.identity).toMatchObject({ level: 'papers', operator_id: owner.operator.id });
    expect(await auditOf(`accounts/${id}`)).toMatchObject([{ act: 'identity', detail: 'papers' }]);
    expect(await owner.act(check(id, 'papers'))).toBe('same');
    expect(await owner.act(check(id, 'vneid'))).toBe('done');
    expect(await owner.act(check(id, 'none'))).toBe('done');
    expect(await stored(id)).toBeUndefined();
  });

  it('is refused to a moderator, to the seller, and for oneself', async () => {
    const seller = await createMember('Hoa');
    expect(await moderator.act(check(seller.id, 'papers'))).toBe(403);
    const own = { action: check(seller.id, 'vneid'), seen: Number.MAX_SAFE_INTEGER };
    expect((await call('performAdminAction', own, seller.token)).status).toBe(403);
    expect(await owner.act(check(owner.operator.id, 'papers'))).toBe(400);
    expect(await stored(seller.id)).toBeUndefined();
  });

  it('is refused for a suspended account and for none, but can be taken back there', async () => {
    const { id } = await createMember('Hoa');
    await owner.act(check(id, 'papers'));
    await owner.act({ act: 'suspend', person: id, decision: scam });
    expect(await owner.act(check(id, 'vneid'))).toBe(400);
    expect(await owner.act(check(id, 'none'))).toBe('done');
    expect(await owner.act(check(fresh('nobody'), 'papers'))).toBe(404);
  });

  it('of two owners who decide at once is that of the first', async () => {
    const { id } = await createMember('Hoa');
    const other = await openAdmin();
    const seen = (await owner.read({ queue: 'people', find: id, after: null })).read_at;
    const both = await Promise.all([
      owner.act(check(id, 'papers'), seen),
      other.act(check(id, 'vneid'), seen),
    ]);
    expect(both.toSorted()).toEqual([409, 'done']);
    expect(await auditOf(`accounts/${id}`)).toHaveLength(1);
  });

  it('of a number is the system’s, goes with it, and never replaces an owner’s', async () => {
    const { id } = await createMember('Hoa');
    await recordPhone(documents, id, true, Date.now());
    expect(await stored(id)).toMatchObject({ level: 'phone', operator_id: null });
    await recordPhone(documents, id, false, Date.now());
    expect(await stored(id)).toBeUndefined();
    await owner.act(check(id, 'papers'));
    await recordPhone(documents, id, true, Date.now());
    await recordPhone(documents, id, false, Date.now());
    expect(await stored(id)).toMatchObject({ level: 'papers' });
  });
});

describe('a check that is taken back', () => {
  const seller = async () => {
    const person = await createMember('Hoa');
    const [live, sold] = [await sell(person), await sell(person, { status: 'sold' })];
    await record(person.id, 'papers', 'papers');
    return { id: person.id, live, sold };
  };
  const statusOf = async (id: string) => (await bikeAt(id))?.status;

  it('pauses what is for sale, where publishing needs it', async () => {
    const { id, live, sold } = await seller();
    const before = (await bikeAt(live))?.revision ?? 0;
    await record(id, 'none', 'papers');
    expect([await statusOf(live), await statusOf(sold)]).toEqual(['paused', 'sold']);
    expect((await bikeAt(live))?.revision).toBe(before + 1);
  });

  it.each([
    ['nothing is needed', 'none', undefined],
    ['a number is needed, which there is', 'phone', '+84912345678'],
  ] as const)('leaves it where %s', async (_, need, phone) => {
    const { id, live } = await seller();
    await record(id, 'none', need, phone);
    expect(await statusOf(live)).toBe('active');
    expect((await stored(id))?.level).toBe(phone && 'phone');
  });

  it('pauses it too where the first try was cut off, or a stronger one is needed', async () => {
    const { id, live } = await seller();
    await documents.doc(`identities/${id}`).delete();
    expect(await record(id, 'none', 'papers')).toBe('same');
    expect(await statusOf(live)).toBe('paused');
    const other = await seller();
    await record(other.id, 'papers', 'vneid');
    expect(await statusOf(other.live)).toBe('paused');
  });

  it('neither an old link of an email nor a restored listing brings back', async () => {
    const { id, live } = await seller();
    await owner.act({ act: 'hide', listing: live, decision: scam });
    await record(id, 'none', 'papers');
    await owner.act({ act: 'restore', listing: live, decision: { reason: 'mistake', note: null } });
    expect(await statusOf(live)).toBe('paused');
    const keep = () => recordAnswer(documents, live, 'keep', Date.now(), 'papers');
    expect(await keep()).toMatchObject({ outcome: 'gone' });
    expect(await statusOf(live)).toBe('paused');
    await record(id, 'vneid', 'papers');
    expect(await keep()).toMatchObject({ outcome: 'write' });
    expect(await statusOf(live)).toBe('active');
  });
});
