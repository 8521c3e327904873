import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { identityId, markId } from '../../functions/src/readers/identityId.plan.ts';
import type { MarkKind } from '../../src/domain/moderation/suspensionMark.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { openAdmin } from '../functions/operators.ts';
import { tokenOf } from './memoryAccounts.ts';
import { accounts, call, documents, fresh, publish, stored } from './memorySuite.ts';
import { quiet } from './triggers.ts';

let numbers = 40_000_000;
const newNumber = () => {
  numbers += 1;
  return `+849${numbers}`;
};
/**
 * Marks an identity of a suspended person. `old`: earlier format, one document per identity for all its
 * users.
 */
const mark = async (kind: MarkKind, value: string, form: 'old' | 'new') => {
  const identity = identityId(process.env.LINK_SECRET ?? '', kind, value);
  const id = form === 'old' ? identity : markId(identity, 'earlier');
  await documents.doc(`suspension_marks/${id}`).set({ user_id: 'earlier', kind, reason: 'spam' });
};
const sell = async (userId: string, { phone = newNumber(), description = '<p>Xe đẹp</p>' } = {}) => {
  const id = fresh('bike');
  await documents.doc(`motorcycles/${id}/contact/phone`).set(buildContact({ value: phone }));
  await publish(buildListing({ id, slug: id, user_id: userId, description, created_at: Date.now() }));
  await quiet();
  return id;
};

/**
 * Returns the marks' effects on a member: whether calls work, whether selling suspends the account, and
 * whether operators get a fraud sign.
 */
const become = async (uid: string, listing: Parameters<typeof sell>[1] = {}) => {
  const { status } = await call('ownQuotas', {}, tokenOf(uid));
  const bike = await sell(uid, listing);
  const { exists } = await documents.doc(`suspensions/${uid}`).get();
  const signs: string[] = (await documents.doc(`fraud_signs/listing_${bike}`).get()).get('signs') ?? [];
  return [status, exists ? 'suspended' : 'free', signs.includes('suspended_phone') ? 'sign' : 'none'];
};

const ways = {
  'proved the number': async (value: string) => {
    const { uid } = await accounts.createUser({ phoneNumber: value });
    return become(uid, { phone: value });
  },
  'types the number in a bike': async (value: string) => {
    const { uid } = await accounts.createUser({ phoneNumber: newNumber() });
    return become(uid, { phone: value });
  },
  'types the number in the words of a bike': async (value: string) => {
    const { uid } = await accounts.createUser({ phoneNumber: newNumber() });
    return become(uid, { description: `<p>Gọi 0${value.slice(3)}</p>` });
  },
  'types the number in a draft': async (value: string) => {
    const { uid } = await accounts.createUser({ phoneNumber: newNumber() });
    const id = fresh('draft');
    await documents.doc(`motorcycles/${id}`).set(stored(buildDraft({ id, user_id: uid })));
    await documents.doc(`motorcycles/${id}/contact/phone`).set(buildContact({ value }));
    return become(uid);
  },
  'proved the address': async (value: string) => {
    const { uid } = await accounts.createUser({ email: value, emailVerified: true });
    return become(uid);
  },
  'signed up with the address': async (value: string) => {
    const { uid } = await accounts.createUser({
      ...{ email: value, emailVerified: false, phoneNumber: newNumber() },
    });
    return become(uid);
  },
} as const;

const barred = [403, 'suspended', 'none'];
const outcome = [200, 'free', 'sign'];
const nothing = [200, 'free', 'none'];

describe('whose word counts about an identity', () => {
  it.each([
    ['phone', 'new', 'proved the number', barred],
    ['phone', 'new', 'types the number in a bike', outcome],
    ['phone', 'new', 'types the number in the words of a bike', outcome],
    ['phone', 'new', 'types the number in a draft', nothing],
    ['phone', 'old', 'proved the number', nothing],
    ['phone', 'old', 'types the number in a bike', outcome],
    ['phone', 'old', 'types the number in the words of a bike', outcome],
    ['phone', 'old', 'types the number in a draft', nothing],
    ['typed', 'new', 'proved the number', nothing],
    ['typed', 'new', 'types the number in a bike', outcome],
    ['typed', 'new', 'types the number in the words of a bike', outcome],
    ['typed', 'new', 'types the number in a draft', nothing],
    ['address', 'new', 'proved the address', barred],
    ['address', 'new', 'signed up with the address', nothing],
    ['address', 'old', 'proved the address', barred],
    ['address', 'old', 'signed up with the address', nothing],
  ] as const)('a mark of the kind %s (%s), and somebody who %s', async (kind, form, way, expected) => {
    const value = kind === 'address' ? `${fresh('box')}@example.com` : newNumber();
    await mark(kind, value, form);
    expect(await ways[way](value)).toEqual(expected);
  });

  it('is asked in these places alone', () => {
    const root = new URL('../../functions/src/', import.meta.url).pathname;
    const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).toSorted();
    const using = (word: string) => files.filter((file) => readFileSync(root + file, 'utf8').includes(word));
    expect(using("'suspension_marks'")).toEqual(['readers/suspendedIdentities.ts']);
    expect(using('findBar(')).toEqual([
      'flows/checkSeller.ts',
      'moderation/readPeople.ts',
      'moderation/suspendPerson.ts',
      'readers/revocations.ts',
    ]);
    expect(using('isPhoneOfSuspended(')).toEqual(['fraudSignals/writerFacts.ts']);
    expect(using('showsPhotoOfSuspended(')).toEqual(['flows/checkSeller.ts']);
  });
});

it('who holds a number that a suspended person had confirmed is let in by an operator, and the mark stays', async () => {
  const { act, read } = await openAdmin();
  const number = newNumber();
  const earlier = await accounts.createUser({ phoneNumber: number });
  const suspend = { act: 'suspend', person: earlier.uid, decision: { reason: 'scam', note: null } } as const;
  expect(await act(suspend)).toBe('done');
  await quiet();
  expect((await call('deleteAccount', {}, tokenOf(earlier.uid))).status).toBe(200);
  await quiet();

  const { uid } = await accounts.createUser({ phoneNumber: number });
  expect((await call('ownQuotas', {}, tokenOf(uid))).status).toBe(403);
  const find = async () => {
    const { items } = await read({ queue: 'people', find: `0${number.slice(3)}`, after: null });
    return items;
  };
  const state = { id: uid, suspension: null, barred_by: { kind: 'phone', reason: 'scam' } };
  expect(await find()).toMatchObject([state]);
  const lift = { act: 'lift', person: uid, decision: { reason: 'mistake', note: null } } as const;
  expect([await act(lift), await act(lift)]).toEqual(['done', 'same']);
  await quiet();
  expect(await find()).toMatchObject([{ id: uid, barred_by: null }]);
  expect(await become(uid, { phone: number })).toEqual(nothing);

  // Only this account was reinstated. The number's mark stays, because the number may get another owner.
  const marks = documents.collection('suspension_marks').where('user_id', '==', earlier.uid);
  expect((await marks.get()).docs.map((one) => one.get('kind'))).toEqual(['phone']);
  expect((await call('deleteAccount', {}, tokenOf(uid))).status).toBe(200);
  await quiet();
  expect((await documents.doc(`reinstatements/${uid}`).get()).exists).toBe(false);
  const next = await accounts.createUser({ phoneNumber: number });
  expect((await call('ownQuotas', {}, tokenOf(next.uid))).status).toBe(403);
});
