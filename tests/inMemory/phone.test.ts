import { describe, expect, it, vi } from 'vitest';
import { addressToken } from '../../functions/src/accounts/addedAddress.plan.ts';
import { resetLinkFor } from '../../functions/src/accounts/resetLink.ts';
import { takePhoneCode } from '../../functions/src/entries/requestPhoneCode.call.ts';
import { authAccounts } from '../../functions/src/readers/findPerson.ts';
import { identityId, markId } from '../../functions/src/readers/identityId.plan.ts';
import { hour } from '../../src/domain/time/time.ts';
import { settings } from '../../src/settings.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { tokenOf } from './memoryAccounts.ts';
import { sent } from './memoryMailer.ts';
import { createMember, newMember } from './memoryPeople.ts';
import { accounts, call, documents, fresh, publish, soon } from './memorySuite.ts';

let numbers = 10_000_000;
const newNumber = () => {
  numbers += 1;
  return `+849${numbers}`;
};
const byPhone = async (fields: object = {}) => {
  const [uid, phone] = [fresh('caller'), newNumber()];
  await accounts.createUser({ uid, phoneNumber: phone, displayName: 'Thu', ...fields });
  return { uid, phone, token: tokenOf(uid) };
};
const secret = 'a secret of the test';

describe('a code by text message', () => {
  const ask = (
    number: string,
    { userId = null as string | null, visitor = fresh('visitor'), now = Date.UTC(2026, 10, 25, 3) } = {},
  ) => takePhoneCode(number, userId, { documents, secret, visitor, now });
  const times = async (count: number, act: () => Promise<boolean>) => {
    const taken = [];
    for (let n = 0; n < count; n += 1) taken.push(await act());
    return taken.filter(Boolean).length;
  };

  it('is sent to a number three times an hour and six times a day', async () => {
    const number = newNumber();
    const at = (now: number) => times(5, () => ask(number, { now }));
    const midnight = Date.UTC(2026, 10, 26);
    expect([await at(midnight), await at(midnight + hour), await at(midnight + 2 * hour)]).toEqual([3, 3, 0]);
    expect(await at(midnight + 24 * hour)).toBe(3);
  });

  it('is sent for an account ten times a day, and for a network twenty times an hour', async () => {
    expect(await times(12, () => ask(newNumber(), { userId: 'lan' }))).toBe(10);
    expect(await times(22, () => ask(newNumber(), { visitor: '203.0.113.7' }))).toBe(20);
  });

  it('is counted without the number', async () => {
    const number = newNumber();
    await ask(number);
    const limits = await documents.collection('limits').get();
    const ids = limits.docs.map(({ id }) => id);
    expect(ids.some((id) => id.startsWith(`${identityId(secret, 'phone', number)}_code_`))).toBe(true);
    expect(ids.join()).not.toContain(number.slice(3));
  });

  it('is sent to all people together as often as the setting says, and to Vietnamese mobile numbers alone', async () => {
    expect(settings.phoneSignIn).toMatchObject({ dialCodes: ['+84'], codesADay: 500 });
    expect((await call('requestPhoneCode', { phone: newNumber() })).status).toBe(200);
    for (const phone of ['+12025550143', '+842838222222', 'x', ''])
      expect((await call('requestPhoneCode', { phone })).status).toBe(400);
  });
});

describe('somebody who signed in by phone', () => {
  it('writes to a seller; the thread has no address, and the seller answers in it', async () => {
    const buyer = await byPhone();
    const id = fresh('bike');
    await publish(buildListing({ id, slug: id, user_id: fresh('seller') }));
    const question = { listing_id: id, name: 'Thu', message: 'Xe còn không?', phone: null };
    const { status, body } = await call(
      'sendInquiry',
      { id: crypto.randomUUID().replaceAll('-', '').slice(0, 20), language: 'vi', question },
      buyer.token,
    );
    expect([status, body]).toEqual([200, expect.stringContaining('thread')]);
    const thread = await documents.doc(`inquiries/${JSON.parse(body).result.thread}`).get();
    expect(thread.get('contact_email')).toBe(null);
  });

  it('is nobody without a number, and is suspended by the mark of a number', async () => {
    const nobody = await byPhone({ phoneNumber: undefined });
    expect((await call('endOtherSessions', {}, nobody.token)).status).toBe(400);
    const back = await byPhone();
    expect((await call('endOtherSessions', {}, back.token)).status).toBe(200);
    const mark = identityId(process.env.LINK_SECRET ?? '', 'phone', back.phone);
    await documents
      .doc(`suspension_marks/${markId(mark, 'earlier')}`)
      .set({ user_id: 'earlier', kind: 'phone', reason: 'scam' });
    expect((await call('endOtherSessions', {}, back.token)).status).toBe(403);
  });

  it('is written to under no address that is not confirmed', async () => {
    const { uid, phone } = await byPhone({ email: 'stranger@example.com', emailVerified: false });
    expect(await authAccounts(uid)).toEqual({ email: null, phone, name: 'Thu' });
  });

  it('finds the number in the download, and may leave', async () => {
    const { uid, phone, token } = await byPhone();
    const { account } = JSON.parse((await call('exportAccount', {}, token)).body).result;
    expect(account).toMatchObject({ email: null, phone });
    expect((await call('deleteAccount', {}, token)).status).toBe(200);
    await expect(accounts.getUser(uid)).rejects.toThrow();
  });
});

describe('an address for an account without one', () => {
  const linkSecret = () => process.env.LINK_SECRET ?? '';

  it('is added once its link is opened by whoever is signed in with the account', async () => {
    const { uid, token } = await byPhone();
    const email = `${fresh('added')}@example.com`;
    expect((await call('addEmail', { email, language: 'vi' }, token)).status).toBe(200);
    expect((await accounts.getUser(uid)).email).toBe(undefined);
    await vi.waitFor(() => expect(sent.some(({ to }) => to === email)).toBe(true), soon);
    const { text = '' } = sent.find(({ to }) => to === email) ?? {};
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/vi/auth/action', 'addEmail']);
    const opened = { token: link.searchParams.get('oobCode') };
    const stranger = await byPhone();
    expect((await call('confirmAddedEmail', opened, stranger.token)).status).toBe(400);
    expect((await call('confirmAddedEmail', opened, token)).status).toBe(200);
    expect(await accounts.getUser(uid)).toMatchObject({ email, emailVerified: true });
  });

  it('is not added to an account that has one, and a second link changes nothing', async () => {
    const { id, email, token } = await createMember('Lan');
    expect((await call('addEmail', { email: 'other@example.com', language: 'en' }, token)).status).toBe(400);
    const other = addressToken(linkSecret(), { userId: id, email: 'other@example.com' }, Date.now());
    expect((await call('confirmAddedEmail', { token: other }, token)).status).toBe(400);
    expect((await accounts.getUser(id)).email).toBe(email);
  });

  it('of another account is refused like a link that does not work', async () => {
    const { uid, token } = await byPhone();
    const opened = {
      token: addressToken(linkSecret(), { userId: uid, email: 'taken@example.com' }, Date.now()),
    };
    const updateUser = accounts.updateUser;
    accounts.updateUser = () => Promise.reject(new Error('auth/email-already-exists'));
    const taken = await call('confirmAddedEmail', opened, token);
    accounts.updateUser = updateUser;
    const wrong = await call('confirmAddedEmail', { token: 'wrong' }, token);
    expect([taken.status, taken.body]).toEqual([400, wrong.body]);
  });

  it('that somebody gave before its owner came is theirs alone: a new password takes the number away', async () => {
    const email = `${fresh('owner')}@example.com`;
    const { uid } = await byPhone({ email, emailVerified: false });
    expect(await resetLinkFor(accounts, email)).toContain('mode=resetPassword');
    expect((await accounts.getUser(uid)).phoneNumber).toBe(null);
    const confirmed = await byPhone({ email: `2${email}`, emailVerified: true });
    await resetLinkFor(accounts, `2${email}`);
    expect((await accounts.getUser(confirmed.uid)).phoneNumber).toBe(confirmed.phone);
  });
});

it('a number that was confirmed or removed is said at once of whoever sells, and makes no seller of anybody', async () => {
  const { uid, token } = await newMember('seller');
  const facts = async () => (await documents.doc(`sellers/${uid}`).get()).data();
  expect((await call('refreshConfirmed', {}, token)).status).toBe(200);
  expect(await facts()).toBe(undefined);
  const id = fresh('bike');
  await publish(buildListing({ id, slug: id, user_id: uid }));
  await vi.waitFor(async () => expect(await facts()).toMatchObject({ phone_confirmed: false }), soon);
  await accounts.updateUser(uid, { phoneNumber: newNumber() });
  expect((await call('refreshConfirmed', {}, token)).status).toBe(200);
  expect(await facts()).toMatchObject({ email_confirmed: true, phone_confirmed: true });
});

it('a deal that the seller agrees on is counted at once', async () => {
  const { uid } = await newMember('seller');
  const thread = documents.doc(`inquiries/${fresh('deal')}`);
  const at = new Date();
  await thread.set({ ...buildInquiry({ seller_id: uid }), created_at: at, updated_at: at });
  await vi.waitFor(
    async () => expect((await documents.doc(`sellers/${uid}`).get()).get('deals')).toBe(0),
    soon,
  );
  await thread.update({ sold_at: at });
  await vi.waitFor(
    async () => expect((await documents.doc(`sellers/${uid}`).get()).get('deals')).toBe(1),
    soon,
  );
});
