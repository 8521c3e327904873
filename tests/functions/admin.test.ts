import { Timestamp } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/https';
import { describe, expect, it, vi } from 'vitest';
import { countPageView } from '../../functions/src/analytics/countPageView.ts';
import { queueEmail } from '../../functions/src/emails/queueEmail.ts';
import { hostOf } from '../../functions/src/emails/senderHost.ts';
import { readNumbers } from '../../functions/src/moderation/readNumbers.ts';
import { setOperator, setQuota } from '../../local/operators.ts';
import { functionsEnvironment } from '../../local/suite/environment.ts';
import { testSuite } from '../../local/suite/suite.ts';
import { day } from '../../src/domain/time/time.ts';
import { askToReconcile } from './lostEvents.ts';
import { auditOf, createOperator, emailsTo, openAdmin, scam, sell } from './operators.ts';
import { createMember } from './people.ts';
import { forged } from './signIn.ts';
import { accounts, call, documents, fresh, soon } from './suite.ts';

const { operator, act, read } = await openAdmin();
const oneFactor = async () => false;

describe('who may work at the admin page', () => {
  const questions = [
    ['performAdminAction', { action: { act: 'keep', listing: 'x' }, seen: 0 }],
    ['readAdmin', { question: { queue: 'figures' } }],
  ] as const;

  it.each(questions)('%s refuses everybody else', async (name, data) => {
    const member = await createMember();
    const former = await createOperator();
    await setOperator(accounts, documents, former.email, null, oneFactor);
    const statuses = [
      await call(name, data),
      await call(name, data, member.token),
      // The token claims the operator role, which the account lacks.
      await call(name, data, forged(member.token, { operator: true })),
      await call(name, data, former.token),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403, 403]);
    expect((await call(name, data, operator.token)).status).toBe(200);
  });

  it('who is an operator no longer has no sign-in left that the rules would take', async () => {
    const former = await createOperator();
    await setOperator(accounts, documents, former.email, null, oneFactor);
    const seconds = Date.now() / 1_000;
    const ended = (await documents.doc(`revocations/${former.id}`).get()).get('valid_after');
    expect(ended).toBeGreaterThan(seconds - 60);
    expect((await accounts.getUser(former.id)).customClaims).toEqual({});
  });

  it('the address of an operator that was changed opens nothing until it is confirmed', async () => {
    const changed = await createOperator();
    await accounts.updateUser(changed.id, { emailVerified: false });
    expect((await call('readAdmin', questions[1][1], changed.token)).status).toBe(403);
  });

  it('nobody is granted more bikes by an address that they have not confirmed', async () => {
    const [squatter, dealer] = [await createMember('Squatter', false), await createMember('Dealer')];
    expect(await setQuota(accounts, documents, squatter.email, 50)).toBe('unconfirmed');
    expect((await documents.doc(`quotas/${squatter.id}`).get()).exists).toBe(false);
    expect(await setQuota(accounts, documents, dealer.email, 50)).toBe('set');
    expect((await documents.doc(`quotas/${dealer.id}`).get()).data()).toEqual({ listing: 50, draft: 300 });
  });

  it('nobody is made an operator who has not confirmed the address, and keeps no claim of it', async () => {
    const squatter = await createMember('Squatter', false);
    expect(await setOperator(accounts, documents, squatter.email, 'owner', oneFactor)).toBe('unconfirmed');
    expect((await accounts.getUser(squatter.id)).customClaims).toBeUndefined();
  });

  it('nobody is made an operator without a second factor where the project has them', async () => {
    const member = await createMember('Operator');
    expect(await setOperator(accounts, documents, member.email, 'owner', async () => true)).toBe('oneFactor');
    expect((await accounts.getUser(member.id)).customClaims).toBeUndefined();
  });

  it('nobody is made an operator who has no account', async () =>
    expect(await setOperator(accounts, documents, `${fresh('nobody')}@example.com`, 'owner', oneFactor)).toBe(
      'nobody',
    ));

  it.each([
    ['performAdminAction', { action: { act: 'keep', listing: 'x' } }],
    ['performAdminAction', { action: { act: 'delete', listing: 'x' }, seen: 0 }],
    ['performAdminAction', { action: { act: 'hide', listing: '../x', decision: scam }, seen: 0 }],
    [
      'performAdminAction',
      { action: { act: 'hide', listing: 'x', decision: { reason: 'other', note: null } }, seen: 0 },
    ],
    ['performAdminAction', { action: { act: 'finish', kind: 'profiles', message: 'x' }, seen: 0 }],
    ['readAdmin', { question: { queue: 'mail' } }],
    ['readAdmin', { question: { queue: 'people', find: ' ', after: null } }],
  ])('%s refuses %j', async (name, data) =>
    expect((await call(name, data, operator.token)).status).toBe(400),
  );
});

it('the admin page says when everything was last compared with the listings, and what that mended today', async () => {
  expect(await askToReconcile()).toBe(200);
  const { reconciled } = await read({ queue: 'figures' });
  const state = await documents.doc('reconcile/state').get();
  expect(reconciled).toEqual({
    ran_at: state.get('ran_at').toMillis(),
    failed: state.get('failed'),
    today: state.get('today.mended'),
  });
  expect(Date.now() - (reconciled?.ran_at ?? 0)).toBeLessThan(60_000);
});

it('the admin page shows how often each page was read, in which language and in which week', async () => {
  const now = Date.now();
  const last = now - 7 * day;
  const find = async (id: string) => {
    const { items } = await read({ queue: 'views' });
    return items.find((item) => item.id === id)?.weeks.map(({ count }) => count) ?? Array(12).fill(0);
  };
  const [english, vietnamese] = [await find('en /sym-guide'), await find('vi /sym-guide')];
  const guide = { page: '/sym-guide', language: 'vi' } as const;
  await Promise.all([
    countPageView(documents, guide, now),
    countPageView(documents, guide, now),
    countPageView(documents, guide, last),
    countPageView(documents, guide, now - 11 * 7 * day),
    countPageView(documents, { page: '/honda-guide', language: 'vi' }, now),
  ]);
  await countPageView(documents, guide, now - 12 * 7 * day);
  const added = (await find('vi /sym-guide')).map((count, index) => count - vietnamese[index]);
  expect(added).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(await find('en /sym-guide')).toEqual(english);
  const { items } = await read({ queue: 'views' });
  const totals = items.map(({ weeks }) => weeks.reduce((sum, { count }) => sum + count, 0));
  expect(new Set(totals).size).toBeGreaterThan(1);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

describe('the numbers of a listing', () => {
  const number = (value: string, hidden: boolean) => ({ value, hidden, updated_at: Timestamp.now() });

  it('are shown to an operator, hidden ones too, and each look stands in the audit', async () => {
    const bike = await sell(await createMember('Hoa'));
    await documents.doc(`motorcycles/${bike}/contact/phone`).set(number('+84912345678', true));
    const look = () => read({ queue: 'numbers', listing: bike });
    expect((await look()).numbers).toEqual([{ channel: 'phone', value: '+84912345678', hidden: true }]);
    await documents.doc(`motorcycles/${bike}/contact/whatsapp`).set(number('+84987654321', false));
    expect((await look()).numbers.map(({ channel }) => channel)).toEqual(['phone', 'whatsapp']);
    expect(await auditOf(`motorcycles/${bike}`)).toMatchObject([
      { act: 'numbers', operator_id: operator.id, decision: null },
      { act: 'numbers', operator_id: operator.id, decision: null },
    ]);
  });

  it('are closed to a former operator, and nothing is written', async () => {
    const bike = await sell(await createMember('Hoa'));
    const former = await createOperator();
    await setOperator(accounts, documents, former.email, null, oneFactor);
    const question = { queue: 'numbers', listing: bike };
    expect((await call('readAdmin', { question }, former.token)).status).toBe(403);
    expect(await auditOf(`motorcycles/${bike}`)).toEqual([]);
  });

  it('are those of a hundred listings a day', async () => {
    const busy = await createOperator();
    const now = Date.now();
    const look = (at: number) =>
      readNumbers({ documents, operator: busy.id, now: at }, 'none').then(
        ({ numbers }) => numbers.length,
        (failure: HttpsError) => failure.code,
      );
    const answers = [];
    for (let turn = 0; turn < 101; turn += 1) answers.push(await look(now));
    expect(answers).toEqual([...Array(100).fill(0), 'resource-exhausted']);
    expect(await look(now + day)).toBe(0);
  });
});

describe('emails and messages', () => {
  const dead = async (id: string, to: string) =>
    documents.doc(`mail/${id}`).set({
      kind: 'purchase',
      to,
      data: { language: 'en', name: 'Hoa', other: 'Minh', bike: id, url: 'https://vongxe.example/x' },
      state: 'dead',
      attempts: 5,
      due_at: null,
      uncertain: false,
      error: 'EENVELOPE',
      created_at: Timestamp.fromMillis(Date.now()),
      expires_at: Timestamp.fromMillis(Date.now() + 1e9),
    });

  it('a dead email shows nothing of what it says, and arrives after all', async () => {
    const [id, to] = [fresh('purchase_dead'), `${fresh('hoa')}@example.com`];
    await dead(id, to);
    const { items } = await read({ queue: 'emails', after: null });
    const shown = items.find((email) => email.id === id);
    expect(shown).toMatchObject({ kind: 'purchase', to: 'h…@example.com', error: 'EENVELOPE', attempts: 5 });
    expect(JSON.stringify(shown)).not.toMatch(/Hoa|Minh/);
    expect(await act({ act: 'retry', email: id })).toBe('done');
    await vi.waitFor(async () => expect(await emailsTo(to)).toHaveLength(1), soon);
    expect(await act({ act: 'retry', email: fresh('purchase') })).toBe(404);
    expect(await auditOf(`mail/${id}`)).toHaveLength(1);
  });

  it('while the mail server fails an operator reads why, and tries it now', async () => {
    const outbox = documents.doc(`outbox/${hostOf(functionsEnvironment(testSuite).MAIL_FROM ?? '')}`);
    const [at, until] = [0, day].map((later) => Timestamp.fromMillis(Date.now() + later));
    await outbox.set({ since: at, until, failures: 9, reason: 'login', error: 'EAUTH 535 5.7.8' });
    const [id, to] = [fresh('paused'), `${fresh('hoa')}@example.com`];
    const data = { subject: 'Hi', message: 'Hi', rating: 5, name: 'Hoa', email: to };
    await queueEmail(documents, { kind: 'feedback', source: id, to, data }, Date.now() - day);
    const { pause } = await read({ queue: 'figures' });
    expect(pause).toMatchObject({ failures: 9, reason: 'login', error: 'EAUTH 535 5.7.8' });
    expect(await act({ act: 'resume' })).toBe('done');
    await vi.waitFor(async () => expect(await emailsTo(to)).toHaveLength(1), soon);
    expect((await outbox.get()).exists).toBe(false);
    expect(await act({ act: 'resume' })).toBe('same');
    expect(await auditOf(outbox.path)).toHaveLength(1);
  });

  it('messages come in order, a page at a time, and go once they are dealt with', async () => {
    const ids = Array.from({ length: 21 }, () => fresh('message'));
    const batch = documents.batch();
    for (const [index, id] of ids.entries())
      batch.set(documents.doc(`support_requests/${id}`), {
        subject: 'Help',
        message: 'Please',
        user_id: 'u',
        name: null,
        email: 'lan@example.com',
        status: 'new',
        created_at: Timestamp.fromMillis(index),
      });
    await batch.commit();
    const first = await read({ queue: 'messages', kind: 'support_requests', closed: false, after: null });
    expect([first.items.map(({ id }) => id), first.more]).toEqual([ids.slice(0, 20), true]);
    const second = await read({
      queue: 'messages',
      kind: 'support_requests',
      closed: false,
      after: ids[19] ?? null,
    });
    expect(second.items[0]?.id).toBe(ids[20]);
    const before = (await read({ queue: 'figures' })).figures.support_requests;
    const finish = { act: 'finish', kind: 'support_requests', message: ids[0] ?? '' } as const;
    expect([await act(finish), await act(finish)]).toEqual(['done', 'same']);
    expect((await read({ queue: 'figures' })).figures.support_requests).toBe(before - 1);
    const { items } = await read({ queue: 'audit', after: null });
    expect(items.find((entry) => entry.target === `support_requests/${ids[0]}`)).toMatchObject({
      act: 'finish',
      operator_id: operator.id,
    });
    await Promise.all(ids.map((id) => documents.doc(`support_requests/${id}`).delete()));
  });
});
