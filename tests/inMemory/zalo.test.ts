import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetLinkFor } from '../../functions/src/accounts/resetLink.ts';
import { callerOf, senderOf } from '../../functions/src/http/caller.ts';
import { identityId, markId } from '../../functions/src/readers/identityId.plan.ts';
import { zaloHash, zaloIn } from '../../functions/src/readers/zaloClaim.ts';
import { developmentZaloSecret, zaloPeople, zaloStandIn } from '../../local/suite/zaloStandIn.ts';
import { settings } from '../../src/settings.ts';
import { claimsOf, tokenOf } from './memoryAccounts.ts';
import { aged, createMember } from './memoryPeople.ts';
import { accounts, call, documents, everyDocument, fresh } from './memorySuite.ts';
import { quiet } from './triggers.ts';

const callback = 'http://localhost/auth/zalo';
const standIn = zaloStandIn(callback);
let api = '';
const open = async (server: ReturnType<typeof createServer>) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeAll(async () => {
  api = await open(standIn);
});
beforeEach(async () => {
  process.env.ZALO_API = api;
  // Resets the limits: all tests' calls come from one network.
  for (const { ref } of (await documents.collection('limits').get()).docs) await ref.delete();
});
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

const [named = '', abroad = '', busy = '', broken = ''] = Object.keys(zaloPeople);
let count = 0;
const somebody = (name = 'Nguyễn Minh Anh 88') => {
  count += 1;
  const id = `77000000000000000${String(count).padStart(2, '0')}`;
  zaloPeople[id] = { name };
  return id;
};

const atZalo = async (as: string, changes: Record<string, string> = {}) => {
  const verifier = createHash('sha256').update(fresh('verifier')).digest('base64url');
  const query = new URLSearchParams({
    app_id: settings.signIn.zalo,
    redirect_uri: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: 'state',
    as,
    ...changes,
  });
  const response = await fetch(`${api}/v4/permission?${query}`, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? 'http://nowhere');
  return { code: back.searchParams.get('code') ?? '', verifier };
};
const post = async (data: object, token?: string) => {
  const { status, body } = await call('zaloAccount', data, token);
  const { result, error } = JSON.parse(body);
  return { status, result, code: error?.status as string | undefined };
};
const signIn = async (as: string) => post({ act: 'signIn', ...(await atZalo(as)) });
const uidOf = (result: { token: string }) => result.token.replace('custom ', '');
const hashOf = (id: string) => zaloHash(settings.signIn.zalo, id);
const link = async (id: string) => (await documents.doc(`zalo_accounts/${hashOf(id)}`).get()).get('user_id');
/** @returns the member with their token */
const byZalo = async (id = somebody()) => {
  const { result } = await signIn(id);
  const uid = uidOf(result);
  return { id, uid, token: tokenOf(uid) };
};

describe('a person at Zalo', () => {
  it('gets an account with the cleaned name, and opens the same one the next time', async () => {
    const first = await signIn(named);
    expect(first.result).toMatchObject({ isNew: true, isNamed: true });
    const uid = uidOf(first.result);
    expect(await accounts.getUser(uid)).toMatchObject({ displayName: 'Nguyễn Minh Anh' });
    const second = await signIn(named);
    expect(second.result).toEqual({ token: `custom ${uid}`, isNew: false, isNamed: true });
  });

  it.each([
    ['is refused abroad', () => abroad],
    ['names an authority', () => somebody('Vongxe Support')],
    ['is a link', () => somebody('evil.example.com')],
  ])('whose name %s gives one later', async (_, who) => {
    const { result } = await signIn(who());
    expect(result).toMatchObject({ isNew: true, isNamed: false });
    expect((await accounts.getUser(uidOf(result))).displayName).toBeUndefined();
  });

  it('leaves neither id nor token in any document', async () => {
    const { id } = await byZalo();
    const all = (await everyDocument()).map(({ path, text }) => path + text).join('\n');
    expect(all).not.toContain(id);
    expect(all).toContain(hashOf(id));
    expect(zaloHash('2', id)).not.toBe(hashOf(id));
  });

  it('acts like a member without an address; limits count the person at Zalo, not the account', async () => {
    const { id, token } = await byZalo();
    const caller = callerOf({ auth: { uid: 'any', token: claimsOf(token) } as never });
    expect(senderOf(caller)).toBe(hashOf(id));
    expect((await call('ownQuotas', {}, token)).status).toBe(200);
    const unconfirmed = await createMember('Lan', false);
    expect((await call('ownQuotas', {}, unconfirmed.token)).status).toBe(403);
  });

  it('in two tabs at once gets one account', async () => {
    const id = somebody();
    const [one, other] = await Promise.all([signIn(id), signIn(id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(uidOf(one.result)).toBe(uidOf(other.result));
  });

  it('who is suspended stays out, with the account and after deleting it', async () => {
    const { id, uid, token } = await byZalo();
    await accounts.updateUser(uid, { disabled: true });
    expect(await signIn(id)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
    await accounts.updateUser(uid, { disabled: false });
    const mark = identityId(process.env.LINK_SECRET ?? '', 'zalo', hashOf(id));
    await documents
      .doc(`suspension_marks/${markId(mark, 'earlier')}`)
      .set({ user_id: 'earlier', kind: 'zalo', reason: 'scam' });
    expect((await call('ownQuotas', {}, token)).status).toBe(403);
  });

  it('who left gets a new account, and the erasure takes along what Zalo opened', async () => {
    const { id, uid, token } = await byZalo();
    expect((await call('deleteAccount', {}, aged(token, 301))).status).toBe(400);
    const { account, stored } = JSON.parse((await call('exportAccount', {}, token)).body).result;
    expect(account.signs_in_with).toEqual(['zalo']);
    expect(stored.zalo_accounts).toHaveLength(1);
    expect((await call('deleteAccount', {}, token)).status).toBe(200);
    const again = await byZalo(id);
    expect(again.uid).not.toBe(uid);
    await quiet();
    expect(await link(id)).toBe(again.uid);
    expect((await call('deleteAccount', {}, again.token)).status).toBe(200);
    await quiet();
    expect(await link(id)).toBeUndefined();
  });

  it('whose account is being erased gets another at once', async () => {
    const [id, uid] = [somebody(), fresh('leaving')];
    await documents.doc(`erasures/${uid}`).set({ email: null, requested_at: new Date() });
    await quiet();
    await documents.doc(`zalo_accounts/${hashOf(id)}`).set({ user_id: uid, linked_at: new Date() });
    expect((await byZalo(id)).uid).not.toBe(uid);
  });

  it('with a role or a second factor signs in another way: a token by Zalo asks for neither', async () => {
    const { id, uid } = await byZalo();
    const hash = zaloIn((await accounts.getUser(uid)).customClaims);
    await accounts.setCustomUserClaims(uid, { operator: true, zalo: hash });
    expect(await signIn(id)).toMatchObject({ status: 400, code: 'FAILED_PRECONDITION' });
    await accounts.setCustomUserClaims(uid, { zalo: hash });
    await accounts.updateUser(uid, { multiFactor: { enrolledFactors: [{ uid: 'phone' }] } } as never);
    expect(await signIn(id)).toMatchObject({ status: 400, code: 'FAILED_PRECONDITION' });
  });
});

describe('a code', () => {
  it('works once', async () => {
    const came = await atZalo(somebody());
    expect((await post({ act: 'signIn', ...came })).status).toBe(200);
    expect(await post({ act: 'signIn', ...came })).toMatchObject({ status: 404 });
  });

  it('of somebody else works for no other browser', async () => {
    const [mine, theirs] = [await atZalo(somebody()), await atZalo(somebody())];
    const stolen = { act: 'signIn', code: theirs.code, verifier: mine.verifier };
    expect(await post(stolen)).toMatchObject({ status: 404 });
  });

  it.each([
    ['none', { code: '' }],
    ['too long', { code: 'x'.repeat(2_001) }],
    ['a verifier of another length', { verifier: 'short' }],
    ['more than is asked', { userId: 'lan' }],
  ])('is not asked about: %s', async (_, changes) => {
    const came = { code: 'code', verifier: 'v'.repeat(43) };
    expect((await post({ act: 'signIn', ...came, ...changes })).status).toBe(400);
  });
});

describe('Zalo that', () => {
  const body =
    (answer: string, status = 200): RequestListener =>
    (_, response) =>
      void response.writeHead(status).end(answer);
  const elsewhere: RequestListener = (request, response) =>
    request.url === '/v4/access_token'
      ? void response.writeHead(302, { Location: '/elsewhere' }).end()
      : void response.end('{"access_token":"t","id":"1234567"}');
  const came = { act: 'signIn', code: 'code', verifier: 'v'.repeat(43) };
  const answered = async (listener: RequestListener) => {
    const server = createServer(listener);
    process.env.ZALO_API = await open(server);
    const answer = await post(came);
    server.closeAllConnections();
    server.close();
    return answer;
  };

  it.each<[string, RequestListener, number]>([
    ['has too many requests', body('{}', 429), 429],
    ['is down', body('<h1>Bad Gateway</h1>', 502), 503],
    ['answers half', body('{"access_to'), 503],
    ['answers null', body('null'), 503],
    ['hangs up', (request) => void request.socket.destroy(), 503],
    ['leads elsewhere', elsewhere, 503],
    ['knows no such app', body('{"error":-14002,"error_name":"Invalid appId"}'), 501],
    ['knows another secret', body('{"error":-14004,"error_name":"Invalid secret key"}'), 501],
    ['knows no such code', body('{"error":-14005,"error_name":"Invalid code"}'), 404],
    ['gives an id as a number', body('{"access_token":"t","id":2512523625412515521}'), 503],
    ['gives no id', body('{"access_token":"t","id":""}'), 503],
  ])('%s: nobody is signed in, and the answer says so', async (_, listener, status) => {
    const before = (await documents.collection('zalo_accounts').get()).size;
    expect((await answered(listener)).status).toBe(status);
    expect((await documents.collection('zalo_accounts').get()).size).toBe(before);
  });

  it.each([
    [busy, 429],
    [broken, 503],
  ])('fails for %s after the code is told by its status (%i)', async (id, status) =>
    expect((await signIn(id)).status).toBe(status),
  );

  it('is asked with the secret of the app, which no answer repeats', async () => {
    const secrets: unknown[] = [];
    await answered((request, response) => {
      secrets.push(request.headers.secret_key);
      response.end('{"error":-14004}');
    });
    expect(secrets).toEqual([developmentZaloSecret]);
  });
});

describe('a member who adds Zalo', () => {
  const add = async (as: string, token: string) => post({ act: 'link', ...(await atZalo(as)) }, token);

  it('signs in to the same account by Zalo, until it is removed', async () => {
    const { id: uid, token } = await createMember('Lan');
    const id = somebody();
    expect((await add(id, token)).result).toEqual({ token: null, isNew: false, isNamed: true });
    expect((await signIn(id)).result).toEqual({ token: `custom ${uid}`, isNew: false, isNamed: true });
    expect((await post({ act: 'remove' }, tokenOf(uid))).status).toBe(200);
    expect(zaloIn((await accounts.getUser(uid)).customClaims)).toBeNull();
    expect((await byZalo(id)).uid).not.toBe(uid);
  });

  it('takes no Zalo account that opens another account, and adds no second', async () => {
    const { id, uid } = await byZalo();
    const lan = await createMember('Lan');
    expect(await add(id, lan.token)).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' });
    expect(await link(id)).toBe(uid);
    const own = somebody();
    expect((await add(own, lan.token)).status).toBe(200);
    expect((await add(own, tokenOf(lan.id))).status).toBe(200);
    expect((await add(somebody(), tokenOf(lan.id))).status).toBe(409);
  });

  it('has signed in within five minutes, has a confirmed address, and is no operator', async () => {
    const lan = await createMember('Lan');
    expect((await add(somebody(), aged(lan.token, 301))).status).toBe(401);
    const unconfirmed = await createMember('Tam', false);
    expect((await add(somebody(), unconfirmed.token)).status).toBe(403);
    await accounts.setCustomUserClaims(lan.id, { operator: true });
    expect((await add(somebody(), tokenOf(lan.id))).status).toBe(400);
    expect((await post({ act: 'link', ...(await atZalo(somebody())) })).status).toBe(401);
  });

  it('two who add the same Zalo account at once: one has it', async () => {
    const people = [await createMember('Lan'), await createMember('Tam')] as const;
    const id = somebody();
    const done = await Promise.all(people.map(({ token }) => add(id, token)));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('whose only way it is cannot remove it', async () => {
    const { uid, token, id } = await byZalo();
    expect((await post({ act: 'remove' }, token)).status).toBe(400);
    expect(await link(id)).toBe(uid);
  });

  it('proves to be the same person, and no other', async () => {
    const { id, uid, token } = await byZalo();
    const prove = async (as: string) => post({ act: 'prove', ...(await atZalo(as)) }, token);
    expect((await prove(id)).result.token).toBe(`custom ${uid}`);
    const other = somebody();
    expect((await prove(other)).status).toBe(409);
    expect(await link(other)).toBeUndefined();
  });

  it('loses it to the owner of an address that was never confirmed', async () => {
    const { id, uid } = await byZalo();
    const email = `${fresh('owner')}@example.com`;
    await accounts.updateUser(uid, { email });
    expect(await resetLinkFor(accounts, email)).toContain('mode=resetPassword');
    expect(await link(id)).toBeUndefined();
    expect((await byZalo(id)).uid).not.toBe(uid);
  });
});

it('a network tries forty times an hour', async () => {
  const came = { act: 'signIn', code: 'code', verifier: 'v'.repeat(43) };
  const statuses: number[] = [];
  for (let times = 0; times < 42; times += 1) statuses.push((await post(came)).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(40);
  expect(statuses.slice(40)).toEqual([429, 429]);
});
