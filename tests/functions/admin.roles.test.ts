import { describe, expect, it } from 'vitest';
import { setOperator } from '../../local/operators.ts';
import type { AdminAction, AdminQuestion } from '../../src/domain/admin/admin.schema.ts';
import type { AdminActionName, AdminQueueName } from '../../src/domain/admin/admin.ts';
import { mayPerform, mayRead, type Role, roles } from '../../src/domain/admin/roles.ts';
import { auditOf, createOperator, mistake, openAdmin, scam } from './operators.ts';
import { createMember } from './people.ts';
import { forged } from './signIn.ts';
import { accounts, call, documents, fresh } from './suite.ts';

const none = 'nothing-of-this-name';
/** An example of each action; its target does not exist. */
const actions: Record<AdminActionName, AdminAction> = {
  hide: { act: 'hide', listing: none, decision: scam },
  restore: { act: 'restore', listing: none, decision: mistake },
  keep: { act: 'keep', listing: none },
  dismiss: { act: 'dismiss', report: none },
  suspend: { act: 'suspend', person: none, decision: scam },
  lift: { act: 'lift', person: none, decision: mistake },
  retry: { act: 'retry', email: none },
  resume: { act: 'resume' },
  finish: { act: 'finish', kind: 'feedback', message: none },
  answer: { act: 'answer', kind: 'feedback', message: none, id: 'a'.repeat(20), words: 'Hello' },
  hideReview: { act: 'hideReview', review: none, decision: { reason: 'spam', note: null } },
  restoreReview: { act: 'restoreReview', review: none, decision: mistake },
  keepReview: { act: 'keepReview', review: none },
  look: { act: 'look', signs: none },
  grant: { act: 'grant', person: none, role: 'moderator' },
  revoke: { act: 'revoke', person: none },
  quota: { act: 'quota', person: none, listings: 50 },
  identity: { act: 'identity', person: none, level: 'papers' },
  grantShop: { act: 'grantShop', person: none, name: 'Hùng Motor', address: '1 Lê Lợi' },
  removeShop: { act: 'removeShop', person: none },
  removeLogo: { act: 'removeLogo', person: none, logo: none },
  decideTakedown: {
    ...{ act: 'decideTakedown', message: none, outcome: 'refused', reason: 'No proof.', listing: null },
  },
};
const paged = { find: null, after: null };
const questions: Record<AdminQueueName, AdminQuestion> = {
  figures: { queue: 'figures' },
  reports: { queue: 'reports', after: null },
  conversation_reports: { queue: 'conversation_reports', after: null },
  report_photos: { queue: 'report_photos', report: none, message: none },
  fraud_signs: { queue: 'fraud_signs', after: null },
  reviews: { queue: 'reviews', hidden: false, after: null },
  listings: { queue: 'listings', ...paged },
  numbers: { queue: 'numbers', listing: none },
  people: { queue: 'people', ...paged },
  reachable: { queue: 'reachable', person: none },
  messages: { queue: 'messages', kind: 'feedback', closed: false, after: null },
  emails: { queue: 'emails', after: null },
  audit: { queue: 'audit', after: null },
  views: { queue: 'views' },
  export: { queue: 'export', table: 'reports' },
};
const operators: Record<Role, Awaited<ReturnType<typeof createOperator>>> = {
  moderator: await createOperator('moderator'),
  owner: await createOperator('owner'),
};
const { operator, act } = await openAdmin();
const member = await createMember('Lan');
const perform = async (action: AdminAction, token: string) =>
  (await call('performAdminAction', { action, seen: Date.now() }, token)).status;
const read = async (question: AdminQuestion, token: string) =>
  (await call('readAdmin', { question }, token)).status;

describe.each(Object.entries(actions))('%s', (act, action) => {
  it.each(roles)('by %s: as the table says', async (role) => {
    const isRefused = (await perform(action, operators[role].token)) === 403;
    expect(isRefused).toBe(!mayPerform(role, act as AdminActionName));
  });

  it('by members: never', async () => {
    expect(await perform(action, member.token)).toBe(403);
    expect(await perform(action, forged(member.token, { operator: true }))).toBe(403);
  });
});

describe.each(Object.entries(questions))('reading %s', (queue, question) => {
  it.each(roles)('by %s: as the table says', async (role) => {
    const status = await read(question, operators[role].token);
    expect(status).toBe(mayRead(role, queue as AdminQueueName) ? 200 : 403);
  });

  it('by members: never', async () => expect(await read(question, member.token)).toBe(403));
});

describe('a moderator', () => {
  it('with the claims of an owner in the token stays a moderator', async () => {
    const { token } = operators.moderator;
    const owner = forged(token, { operator: true, operator_role: 'owner' });
    expect(await perform(actions.grant, owner)).toBe(403);
    expect(await read(questions.audit, owner)).toBe(403);
  });

  it('of a role that there is not is no operator', async () => {
    const strange = await createOperator('moderator');
    await accounts.setCustomUserClaims(strange.id, { operator: true, operator_role: 'editor' });
    expect(await read(questions.reports, strange.token)).toBe(403);
  });

  it('hears nothing of a paused outbox', async () => {
    const { body } = await call('readAdmin', { question: questions.figures }, operators.moderator.token);
    expect(JSON.parse(body).result.pause).toBeNull();
  });
});

describe('an owner', () => {
  const roleIn = async (id: string) => (await accounts.getUser(id)).customClaims;

  it('grants and takes away roles, each once in the audit', async () => {
    const { id } = await createMember('Minh');
    const grant = { act: 'grant', person: id, role: 'moderator' } as const;
    expect([await act(grant), await act(grant)]).toEqual(['done', 'same']);
    expect(await roleIn(id)).toEqual({ operator: true, operator_role: 'moderator' });
    expect(await act({ act: 'grant', person: id, role: 'owner' })).toBe('done');
    expect(await roleIn(id)).toEqual({ operator: true });
    expect((await documents.doc(`revocations/${id}`).get()).exists).toBe(false);
    const revoke = { act: 'revoke', person: id } as const;
    expect([await act(revoke), await act(revoke)]).toEqual(['done', 'same']);
    expect(await roleIn(id)).toEqual({});
    expect((await auditOf(`accounts/${id}`)).map(({ act, detail }) => [act, detail])).toEqual([
      ['grant', 'moderator'],
      ['grant', 'owner'],
      ['revoke', undefined],
    ]);
  });

  it('who becomes a moderator is signed out, and their old token opens no more', async () => {
    const other = await openAdmin();
    expect(await act({ act: 'grant', person: other.operator.id, role: 'moderator' })).toBe('done');
    expect((await documents.doc(`revocations/${other.operator.id}`).get()).exists).toBe(true);
    expect(await perform(actions.keep, other.operator.token)).toBe(403);
  });

  it('cannot change the own role', async () => {
    expect(await act({ act: 'grant', person: operator.id, role: 'moderator' })).toBe(400);
    expect(await act({ act: 'revoke', person: operator.id })).toBe(400);
    expect(await roleIn(operator.id)).toEqual({ operator: true });
  });

  it('grants nothing to an unconfirmed address, to somebody suspended or to nobody', async () => {
    const [squatter, scammer] = [await createMember('Squatter', false), await createMember('Tam')];
    await documents
      .doc(`suspensions/${scammer.id}`)
      .set({ reason: 'scam', note: null, suspended_at: new Date() });
    for (const person of [squatter.id, scammer.id]) {
      expect(await act({ act: 'grant', person, role: 'moderator' })).toBe(400);
      expect(await act({ act: 'quota', person, listings: 50 })).toBe(400);
      expect(await roleIn(person)).toBeUndefined();
    }
    expect(await act({ act: 'grant', person: fresh('nobody'), role: 'owner' })).toBe(404);
  });

  it('decides by the latest state: another owner may have decided meanwhile', async () => {
    const other = await openAdmin();
    const { id } = await createMember('Minh');
    const { read_at } = await other.read({ queue: 'figures' });
    expect(await act({ act: 'grant', person: id, role: 'moderator' }, read_at)).toBe('done');
    expect(await other.act({ act: 'revoke', person: id }, read_at)).toBe(409);
    expect(await roleIn(id)).toEqual({ operator: true, operator_role: 'moderator' });
  });

  it('two owners who revoke each other at once: one stays', async () => {
    const owners = [await createOperator('owner'), await createOperator('owner')] as const;
    const [one, other] = owners;
    const seen = Date.now() - 1;
    const revoke = (by: string, person: string) =>
      call('performAdminAction', { action: { act: 'revoke', person }, seen }, by);
    await Promise.all([revoke(one.token, other.id), revoke(other.token, one.id)]);
    const left = await Promise.all(owners.map(async ({ id }) => (await accounts.getUser(id)).customClaims));
    expect(left.filter((claims) => claims?.operator === true)).toHaveLength(1);
  });

  it('sets how many bikes a dealer adds a day', async () => {
    const { id } = await createMember('Dealer');
    const quota = { act: 'quota', person: id, listings: 50 } as const;
    expect([await act(quota), await act(quota)]).toEqual(['done', 'same']);
    expect((await documents.doc(`quotas/${id}`).get()).data()).toEqual({ listing: 50, draft: 300 });
    expect(await auditOf(`accounts/${id}`)).toMatchObject([{ act: 'quota', detail: '50' }]);
    for (const listings of [0, -1, 1.5, 10_000])
      expect(await perform({ act: 'quota', person: id, listings }, operators.owner.token)).toBe(400);
  });
});

it('the command grants roles, too', async () => {
  const { email, id } = await createMember('Minh');
  const oneFactor = async () => false;
  expect(await setOperator(accounts, documents, email, 'moderator', oneFactor)).toBe('set');
  expect((await accounts.getUser(id)).customClaims).toEqual({ operator: true, operator_role: 'moderator' });
  expect(await setOperator(accounts, documents, email, null, oneFactor)).toBe('set');
  expect((await accounts.getUser(id)).customClaims).toEqual({});
});
