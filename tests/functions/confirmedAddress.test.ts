import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { requestErasure } from '../../functions/src/flows/erasures.ts';
import { suspendPerson } from '../../functions/src/moderation/suspendPerson.ts';
import { authAccounts } from '../../functions/src/readers/findPerson.ts';
import { photoAddress, uploadPath } from '../../src/domain/photos/photo.ts';
import { newId } from '../../src/domain/platform/newId.ts';
import { grainy } from '../fixtures/hostileFiles.ts';
import { sell } from './operators.ts';
import { createMember } from './people.ts';
import { aged, askAuth, newMember } from './signIn.ts';
import { accounts, bucket, call, documents, fresh, soon, visit } from './suite.ts';

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const support = () => ({
  id: newId(),
  request: { subject: 'Help', message: 'Please help.' },
});
const asMember = async (token: string) => (await call('sendSupportRequest', support(), token)).status;
const grownQuotas = {
  listing: 10,
  messagePhoto: 60,
  draft: 60,
  edit: 1_000,
  like: 300,
  follow: 50,
  upload: 600,
  question: 50,
  reveal: 100,
  report: 30,
};
const number = () => `+8490${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

const through = async (providerId: 'google.com' | 'facebook.com', email: string, sub = fresh('sub')) => {
  const claims = { sub, email, email_verified: providerId === 'google.com', name: 'Thảo' };
  const postBody = new URLSearchParams({ id_token: JSON.stringify(claims), providerId }).toString();
  const { body } = await askAuth('signInWithIdp', {
    postBody,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return { id: String(body.localId), token: String(body.idToken), refresh: String(body.refreshToken), sub };
};
const refreshed = async (refresh: string) => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(`http://${host}/securetoken.googleapis.com/v1/token?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refresh }),
  });
  return String(((await response.json()) as { id_token: string }).id_token);
};

describe('[D15] whose address counts as confirmed', () => {
  it('an account of Facebook counts with the address that Facebook gave, and no longer with another', async () => {
    const own = `${fresh('own')}@example.com`;
    const victim = `${fresh('victim')}@example.com`;
    const { id, token, refresh } = await through('facebook.com', own);
    expect(claimsOf(token).email_verified).not.toBe(true);
    expect(await asMember(token)).toBe(403);
    expect((await call('confirmProviderAddress', {}, token)).status).toBe(200);
    expect(await asMember(await refreshed(refresh))).toBe(200);

    await askAuth('update', { idToken: await refreshed(refresh), email: victim, returnSecureToken: true });
    const changed = await accounts.getUser(id);
    expect({ email: changed.email, verified: changed.emailVerified }).toEqual({
      email: victim,
      verified: false,
    });
    const { body } = await askAuth('update', { idToken: token, displayName: 'x', returnSecureToken: true });
    expect(await asMember(String(body.idToken ?? (await refreshed(refresh))))).toBe(403);
    await call('confirmProviderAddress', {}, token);
    expect((await accounts.getUser(id)).email).not.toBe(victim);
  });

  it('an account of Google counts at once, and no longer with another address', async () => {
    const { token, refresh } = await through('google.com', `${fresh('own')}@gmail.com`);
    expect(await asMember(token)).toBe(200);
    const victim = `${fresh('victim')}@example.com`;
    const { body } = await askAuth('update', { idToken: token, email: victim, returnSecureToken: true });
    expect(await asMember(String(body.idToken ?? (await refreshed(refresh))))).toBe(403);
  });

  it('an account with a password counts once a link confirmed it, and no longer with another address', async () => {
    const { token } = await newMember('password');
    expect(await asMember(token)).toBe(200);
    const victim = `${fresh('victim')}@example.com`;
    const { body } = await askAuth('update', { idToken: token, email: victim, returnSecureToken: true });
    expect(await asMember(String(body.idToken))).toBe(403);
    expect((await call('confirmProviderAddress', {}, String(body.idToken))).status).toBe(400);
  });

  it('a change that a link to the new address confirmed counts', async () => {
    const { token, uid, email } = await newMember('moving');
    const newEmail = `${fresh('new')}@example.com`;
    await askAuth('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: token,
      newEmail,
    });
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const project = process.env.GCLOUD_PROJECT;
    const codes = (await (await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)).json()) as {
      oobCodes: { oobCode: string; email: string }[];
    };
    const code = codes.oobCodes.find((it) => it.email === email)?.oobCode;
    await askAuth('update', { oobCode: code });
    expect(await accounts.getUser(uid)).toMatchObject({ email: newEmail, emailVerified: true });
    const again = await askAuth('signInWithPassword', {
      email: newEmail,
      password: 'secret-word',
      returnSecureToken: true,
    });
    expect(await asMember(String(again.body.idToken))).toBe(200);
  });
});

describe('a token whose sign-in was ended', () => {
  const rename = async (uid: string, token: string) => {
    const root = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
    const stored = await documents.doc(`profiles/${uid}`).get();
    const revision = { integerValue: String((stored.get('revision') ?? 0) + 1) };
    const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${root}:commit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        writes: [
          {
            update: {
              name: `${root}/profiles/${uid}`,
              fields: {
                full_name: { stringValue: 'An Nguyen' },
                avatar_url: { nullValue: null },
                ...(stored.exists && { revision }),
              },
            },
            updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    });
    return response.status;
  };

  it('does nothing any more once its account was deleted', async () => {
    const { uid, token } = await newMember('leaver');
    expect([await rename(uid, token), await asMember(token)]).toEqual([200, 200]);
    expect((await call('deleteAccount', {}, token)).status).toBe(200);
    expect([await rename(uid, token), await asMember(token)]).toEqual([403, 401]);
  });

  it('ends elsewhere with a new password, and goes on here', async () => {
    const { uid, token } = await newMember('careful');
    const elsewhere = aged(token, 600);
    expect([await rename(uid, elsewhere), await asMember(elsewhere)]).toEqual([200, 200]);
    expect((await call('endOtherSessions', {}, token)).status).toBe(200);
    expect([await rename(uid, elsewhere), await asMember(elsewhere)]).toEqual([403, 401]);
    expect([await rename(uid, token), await asMember(token)]).toEqual([200, 200]);
    expect((await call('endOtherSessions', {}, elsewhere)).status).toBe(401);
    expect(await asMember(token)).toBe(200);
  });
});

describe('somebody suspended', () => {
  const suspend = async (userId: string) => {
    const context = {
      documents,
      operator: 'desk',
      accounts: authAccounts,
      answerTo: 'desk@example.com',
      now: Date.now(),
    };
    expect(await suspendPerson(context, userId, { reason: 'scam', note: null })).toBe('done');
    await vi.waitFor(async () => {
      const marks = await documents.collection('suspension_marks').where('user_id', '==', userId).get();
      expect(marks.size).toBeGreaterThan(0);
    }, soon);
  };
  const isSuspended = async (userId: string) => (await documents.doc(`suspensions/${userId}`).get()).exists;
  const leave = async ({ id, email }: { id: string; email: string }) => {
    await accounts.deleteUser(id);
    await requestErasure(documents, { userId: id, email }, Date.now());
    await vi.waitFor(async () => expect(await isSuspended(id)).toBe(false), soon);
  };

  it('does not come back by leaving: not under the address, not with the confirmed number', async () => {
    const phone = number();
    const first = await createMember('Hoa');
    await accounts.updateUser(first.id, { phoneNumber: phone });
    await suspend(first.id);
    await leave(first);

    await accounts.createUser({ email: first.email, emailVerified: true, password: 'secret-word' });
    const { body } = await askAuth('signInWithPassword', {
      email: first.email,
      password: 'secret-word',
      returnSecureToken: true,
    });
    expect(await asMember(String(body.idToken))).toBe(403);

    const second = await createMember('Hoa');
    await accounts.updateUser(second.id, { phoneNumber: phone });
    await sell(second);
    await vi.waitFor(async () => expect(await isSuspended(second.id)).toBe(true), soon);
    const honest = await createMember('Minh');
    const other = await sell(honest);
    await vi.waitFor(
      async () => expect((await documents.doc(`announced/${other}`).get()).exists).toBe(true),
      soon,
    );
    expect(await isSuspended(honest.id)).toBe(false);
  });

  it('whose photo comes back is a case for an operator, for it may have been stolen', async () => {
    const hashes = { photo: randomUUID().replaceAll('-', '').slice(0, 16) };
    const show = (id: string, userId: string) =>
      documents.doc(`listing_photos/${id}`).set({ user_id: userId, addresses: [], hashes });
    const first = await createMember('Hoa');
    await show(await sell(first), first.id);
    await suspend(first.id);

    const second = await createMember('Lan');
    const id = fresh('copy');
    await show(id, second.id);
    await sell(second, { id, slug: id });
    await vi.waitFor(
      async () =>
        expect((await documents.doc(`reports/system_${id}`).get()).data()).toMatchObject({ status: 'new' }),
      soon,
    );
    expect(await isSuspended(second.id)).toBe(false);
  });

  it('is forgotten once the suspension is lifted', async () => {
    const member = await createMember('Hoa');
    await suspend(member.id);
    await documents.doc(`suspensions/${member.id}`).delete();
    await vi.waitFor(async () => {
      const marks = await documents.collection('suspension_marks').where('user_id', '==', member.id).get();
      expect(marks.size).toBe(0);
    }, soon);
  });

  it('leaves no photo', async () => {
    const member = await createMember('Hoa');
    await suspend(member.id);
    const [listing, photo] = [fresh('photos'), randomUUID()];
    const file = bucket.file(uploadPath(member.id, listing, photo));
    await file.save(await grainy(800, 600).jpeg().toBuffer(), {
      resumable: false,
      contentType: 'image/jpeg',
    });
    await vi.waitFor(async () => expect((await file.exists())[0]).toBe(false), soon);
    expect((await visit(`/photos/${listing}/${photo}/400x300.webp`)).status).toBe(404);
  });
});

describe('who sells', () => {
  it('shows photos that were accepted, as their own', async () => {
    const [listing, photo] = [fresh('photos'), randomUUID()];
    const send = async (user: string, id: string) => {
      const file = bucket.file(uploadPath(user, listing, id));
      await file.save(await grainy(800, 600).jpeg().toBuffer(), {
        resumable: false,
        contentType: 'image/jpeg',
      });
      await vi.waitFor(async () => expect((await file.exists())[0]).toBe(false), soon);
    };
    await send('seller-of-it', photo);
    await send('somebody-else', randomUUID());
    expect((await documents.doc(`listing_photos/${listing}`).get()).data()).toEqual({
      user_id: 'seller-of-it',
      addresses: [photoAddress(listing, photo)],
      hashes: { [photo]: expect.stringMatching(/^[0-9a-f]{16}$/) },
      prints: { [photo]: expect.stringMatching(/^[0-9a-f]{16}$/) },
      print_keys: expect.any(Array),
      times: { [photo]: expect.any(Timestamp) },
    });
  });

  it('may put up more bikes a day after a week, and what was granted stays', async () => {
    const uid = fresh('grown');
    const weekAgo = new Date(Date.now() - 8 * 86_400_000).toUTCString();
    await accounts.importUsers([{ uid, email: `${uid}@example.com`, metadata: { creationTime: weekAgo } }]);
    const member = { id: uid, email: '', name: '', token: '' };
    await sell(member);
    const quotas = async (id: string) => (await documents.doc(`quotas/${id}`).get()).data();
    await vi.waitFor(async () => expect(await quotas(uid)).toEqual(grownQuotas), soon);
    await documents.doc(`quotas/${uid}`).set({ listing: 50 });
    const newcomer = await createMember('Lan');
    const bikes = [await sell(member), await sell(newcomer)];
    for (const bike of bikes)
      await vi.waitFor(
        async () => expect((await documents.doc(`announced/${bike}`).get()).exists).toBe(true),
        soon,
      );
    expect([await quotas(uid), await quotas(newcomer.id)]).toEqual([
      { ...grownQuotas, listing: 50 },
      undefined,
    ]);
  });
});
