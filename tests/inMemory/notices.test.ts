import { beforeEach, expect, it } from 'vitest';
import type { AdminAction } from '../../src/domain/admin/admin.schema.ts';
import { auditOf, emailsTo, openAdmin, scam } from '../functions/operators.ts';
import { createMember } from './memoryPeople.ts';
import { documents, fresh } from './memorySuite.ts';
import { quiet } from './triggers.ts';

beforeEach(quiet);

const { act } = await openAdmin();
/** Returns subjects, each with the quoted note. */
const noticesTo = async (address: string) => {
  await quiet();
  const emails = await emailsTo(address);
  return emails
    .filter(({ subject }) => /page|logo|identity/.test(subject))
    .map(({ subject, text }) => [subject, /^> (.+)$/m.exec(text)?.[1]])
    .toSorted();
};

it('a member is told once of each change of their shop or identity by an operator, with the note', async () => {
  const { id, email } = await createMember('Hoa');
  const name = fresh('Shop of Hoa');
  const [logo, later] = ['/photos/shop/x/1', '/photos/shop/x/2'];
  const grant: AdminAction = { act: 'grantShop', person: id, name, address: '1 Lê Lợi' };
  const removeLogo: AdminAction = { act: 'removeLogo', person: id, logo, note: 'It shows a number.' };
  const removeShop: AdminAction = { act: 'removeShop', person: id, note: 'The address is wrong.' };
  for (const [action, outcome] of [
    [grant, 'done'],
    [grant, 'same'],
    [{ ...grant, address: '2 Lê Lợi' }, 'done'],
    [{ act: 'identity', person: id, level: 'papers' }, 'done'],
    [{ act: 'identity', person: id, level: 'none' }, 'done'],
    [{ act: 'identity', person: id, level: 'none' }, 'same'],
  ] as const)
    expect(await act(action)).toBe(outcome);
  const shop = (await documents.doc(`shop_people/${id}`).get()).get('shop_id');
  await documents.doc(`shops/${shop}`).update({ logo: later });
  expect(await act(removeLogo)).toBe(409);
  await documents.doc(`shops/${shop}`).update({ logo });
  for (const [action, outcome] of [
    [removeLogo, 'done'],
    [removeLogo, 'same'],
    [removeShop, 'done'],
    [removeShop, 'same'],
  ] as const)
    expect(await act(action)).toBe(outcome);
  expect(await noticesTo(email)).toEqual([
    ['An identity check of your account on Vongxe no longer counts', undefined],
    [`${name} no longer has a page on Vongxe`, 'The address is wrong.'],
    [`${name} now has its own page on Vongxe`, undefined],
    [`The logo of ${name} has been removed from Vongxe`, 'It shows a number.'],
  ]);
  const noted = (await auditOf(`accounts/${id}`)).filter(({ decision }) => decision !== null);
  expect(noted.map(({ act: what, decision }) => [what, decision]).toSorted()).toEqual([
    ['removeLogo', { reason: 'other', note: 'It shows a number.' }],
    ['removeShop', { reason: 'other', note: 'The address is wrong.' }],
  ]);
});

it('an empty or endless note is refused, and a suspended member is told as well', async () => {
  const { id, email } = await createMember('Hoa');
  await act({ act: 'identity', person: id, level: 'papers' });
  for (const note of [' ', '\u200b', 'x'.repeat(5_001)])
    expect.soft(await act({ act: 'identity', person: id, level: 'none', note })).toBe(400);
  await act({ act: 'suspend', person: id, decision: scam });
  expect(await act({ act: 'identity', person: id, level: 'none', note: 'Not their papers' })).toBe('done');
  expect(await noticesTo(email)).toEqual([
    ['An identity check of your account on Vongxe no longer counts', 'Not their papers'],
  ]);
});

it('a weaker identity check is told as well, a stronger one is not', async () => {
  const { id, email } = await createMember('Hoa');
  const check = (level: 'none' | 'papers' | 'vneid') => act({ act: 'identity', person: id, level });
  expect([await check('papers'), await check('vneid')]).toEqual(['done', 'done']);
  expect(await noticesTo(email)).toEqual([]);
  expect(await check('papers')).toBe('done');
  expect(await noticesTo(email)).toHaveLength(1);
});

it('the removal of a shop that was cut off is completed without a second email or audit entry', async () => {
  const { id, email } = await createMember('Hoa');
  await act({ act: 'grantShop', person: id, name: fresh('Shop of Hoa'), address: '1 Lê Lợi' });
  const membership = documents.doc(`shop_people/${id}`);
  const member = (await membership.get()).data() ?? {};
  const remove = () => act({ act: 'removeShop', person: id });
  expect(await remove()).toBe('done');
  await membership.set(member);
  expect([await remove(), (await membership.get()).exists, await remove()]).toEqual(['done', false, 'same']);
  expect(await noticesTo(email)).toHaveLength(2);
  expect((await auditOf(`accounts/${id}`)).map(({ act: what }) => what)).toEqual(['grantShop', 'removeShop']);
});
