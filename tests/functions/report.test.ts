import { expect, it, vi } from 'vitest';
import { saveReport } from '../../functions/src/moderation/saveReport.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './people.ts';
import { call, documents, fresh, inboxUrl, publish, soon } from './suite.ts';

const operator = 'operator@vongxe.local';
const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('reported');
  await publish(buildListing({ id, slug: id, model: id, seller_name: 'Lan', ...changes }));
  return id;
};
const scam = { reason: 'scam', message: 'Wants a deposit first.' } as const;
const ask = (listing_id: string, report: unknown, token?: string) =>
  call('reportListing', { listing_id, report }, token);

type Email = { subject: string; text: string; headers: Record<string, string> };
const emailsAbout = async (word: string) => {
  const answer = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(operator)}`);
  return ((await answer.json()) as Email[]).filter(({ subject }) => subject.includes(word));
};

it('a report is kept once a person and listing, and reaches the operator, who can ask back', async () => {
  const id = await sell();
  const member = await createMember('Lan');
  expect(JSON.parse((await ask(id, scam, member.token)).body).result).toEqual({ outcome: 'new' });
  expect(JSON.parse((await ask(id, scam, member.token)).body).result).toEqual({ outcome: 'same' });
  const stolen = { reason: 'stolen', message: null };
  expect(JSON.parse((await ask(id, stolen, member.token)).body).result).toEqual({ outcome: 'changed' });
  const reports = await documents.collection('reports').where('motorcycle_id', '==', id).get();
  expect(reports.docs.map((report) => report.id)).toEqual([`${member.id}_${id}`]);
  expect(reports.docs[0]?.data()).toMatchObject({
    ...stolen,
    user_id: member.id,
    status: 'new',
    revision: 1,
  });

  await vi.waitFor(async () => expect(await emailsAbout(id)).toHaveLength(2), soon);
  const email = (await emailsAbout(id)).find(({ text }) => text.includes(scam.message));
  expect(email?.headers['reply-to']).toBe(member.email);
  expect(email?.text).toContain(`/motorcycle/${id}`);
});

it('is for whoever is signed in and confirmed, in the shape that it has', async () => {
  const id = await sell();
  const member = await createMember();
  const unconfirmed = await createMember('Lan', false);
  const statuses = [
    await ask(id, scam),
    await ask(id, scam, unconfirmed.token),
    await ask(id, { reason: 'ugly', message: null }, member.token),
    await ask(id, { ...scam, user_id: 'victim' }, member.token),
    await ask('../x', scam, member.token),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 403, 400, 400, 400]);
  expect((await documents.collection('reports').where('motorcycle_id', '==', id).get()).size).toBe(0);
});

it.each([
  [
    'a draft',
    async () => {
      const id = fresh('draft');
      await publish(buildDraft({ id }));
      return id;
    },
  ],
  ['a deleted bike', () => sell({ deleted_at: 5 })],
  ['no bike at all', async () => 'no-such-bike'],
])('%s cannot be reported, and nothing is told about it', async (_, prepare) => {
  const member = await createMember();
  const { status, body } = await ask(await prepare(), scam, member.token);
  expect([status, body.includes('There is no such motorcycle.')]).toEqual([404, true]);
});

it('nobody reports the own listing, and a crowd is counted in the email', async () => {
  const id = await sell({ user_id: 'seller' });
  const report = (userId: string) =>
    saveReport({ userId, name: null, email: 'an@example.com' }, id, scam, {
      documents,
      operator,
      now: Date.UTC(2100, 0, 1),
    });
  expect(await report('seller')).toBe('own');
  for (const person of ['a', 'b', 'c']) expect(await report(`${person}-${id}`)).toBe('new');
  const email = await documents.doc(`mail/report_c-${id}_${id}_0`).get();
  expect(email.get('data.people')).toBe(3);
});

it('ten reports an hour are enough', async () => {
  const id = await sell();
  const member = await createMember();
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await ask(id, scam, member.token)).status);
  expect([...new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([200, 429]);
});
