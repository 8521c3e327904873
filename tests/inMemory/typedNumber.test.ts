import { describe, expect, it } from 'vitest';
import { liftSuspension, suspendPerson } from '../../functions/src/moderation/suspendPerson.ts';
import { authAccounts } from '../../functions/src/readers/findPerson.ts';
import { FraudSigns } from '../../src/domain/moderation/signs.schema.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { tokenOf } from './memoryAccounts.ts';
import { sent } from './memoryMailer.ts';
import { createMember } from './memoryPeople.ts';
import { accounts, call, documents, fresh, publish, stored } from './memorySuite.ts';
import { quiet } from './triggers.ts';

/*
 * A stranger enters somebody's phone number in a bike and a draft, and is suspended. The number's owner, and
 * people who sell with it, must lose nothing.
 */

let numbers = 20_000_000;
const newNumber = () => {
  numbers += 1;
  return `+849${numbers}`;
};
const context = () => ({
  documents,
  operator: 'desk',
  accounts: authAccounts,
  answerTo: 'desk@example.com',
  secret: process.env.LINK_SECRET ?? '',
  now: Date.now(),
});
const suspend = async (userId: string) => {
  expect(await suspendPerson(context(), userId, { reason: 'scam', note: null })).toBe('done');
  await quiet();
};
const lift = async (userId: string) => {
  expect(await liftSuspension(context(), userId, { reason: 'mistake', note: null })).toBe('done');
  await quiet();
};
const sell = async (userId: string, phone: string) => {
  const id = fresh('bike');
  await documents.doc(`motorcycles/${id}/contact/phone`).set(buildContact({ value: phone }));
  await publish(buildListing({ id, slug: id, user_id: userId, created_at: Date.now() }));
  await quiet();
  return id;
};
const draft = async (userId: string, phone: string) => {
  const id = fresh('draft');
  await documents.doc(`motorcycles/${id}`).set(stored(buildDraft({ id, user_id: userId })));
  await documents.doc(`motorcycles/${id}/contact/phone`).set(buildContact({ value: phone }));
};
const marksOf = async (userId: string) => {
  const marks = await documents.collection('suspension_marks').where('user_id', '==', userId).get();
  return marks.docs.map((mark) => mark.get('kind')).toSorted();
};
const statusOf = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).get('status');
const isSuspended = async (userId: string) => (await documents.doc(`suspensions/${userId}`).get()).exists;

describe('a stranger types the number of somebody else and is suspended', () => {
  it('who holds the number and who sells with it keep their bikes, and an operator gets a sign', async () => {
    const number = newNumber();
    const seller = await createMember('Minh');
    const first = await sell(seller.id, newNumber());

    const stranger = await createMember('Tam');
    await draft(stranger.id, number);
    await sell(stranger.id, number);
    await suspend(stranger.id);

    const { uid } = await accounts.createUser({ phoneNumber: number, displayName: 'Lan' });
    expect((await call('ownQuotas', {}, tokenOf(uid))).status).toBe(200);
    const holders = await sell(uid, number);

    const second = await sell(seller.id, number);
    expect(await Promise.all([first, second, holders].map(statusOf))).toEqual(['active', 'active', 'active']);
    expect([await isSuspended(seller.id), await isSuspended(uid)]).toEqual([false, false]);
    expect((await accounts.getUser(seller.id)).disabled).toBe(false);
    const audit = documents
      .collection('audit')
      .where('target', 'in', [`accounts/${seller.id}`, `accounts/${uid}`]);
    expect((await audit.get()).size).toBe(0);
    expect(sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject)).toEqual([]);
    const signs = await documents.doc(`fraud_signs/listing_${second}`).get();
    expect(FraudSigns.parse(signs.data())).toMatchObject({
      user_id: seller.id,
      signs: ['suspended_phone', 'new_account'],
      status: 'new',
    });
    // A number that its owner confirmed is no sign of fraud, although a suspended stranger typed it.
    expect((await documents.doc(`fraud_signs/listing_${holders}`).get()).exists).toBe(false);
  });

  it('a number in a draft is no mark at all', async () => {
    const [stranger, number] = [await createMember('Tam'), newNumber()];
    await draft(stranger.id, number);
    await suspend(stranger.id);
    expect(await marksOf(stranger.id)).toEqual(['address']);
    const bike = await sell((await createMember('Minh')).id, number);
    expect((await documents.doc(`fraud_signs/listing_${bike}`).get()).exists).toBe(false);
  });

  it('lifting one of two suspensions keeps the marks of the other', async () => {
    const number = newNumber();
    const [one, other] = [await createMember('Tam'), await createMember('Hai')];
    for (const { id } of [one, other]) {
      await sell(id, number);
      await suspend(id);
    }
    expect([await marksOf(one.id), await marksOf(other.id)]).toEqual([
      ['address', 'typed'],
      ['address', 'typed'],
    ]);
    await lift(other.id);
    expect([await marksOf(one.id), await marksOf(other.id)]).toEqual([['address', 'typed'], []]);
    const bike = await sell((await createMember('Minh')).id, number);
    const signs = await documents.doc(`fraud_signs/listing_${bike}`).get();
    expect(signs.get('signs')).toContain('suspended_phone');
  });
});
