import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { ReportFilter } from '../../src/domain/admin/admin.schema.ts';
import { ConversationReport } from '../../src/domain/moderation/conversationReport.schema.ts';
import { buildReply } from '../fixtures/buildInquiry.ts';
import { auditOf, emailsTo, openAdmin } from './operators.ts';
import { createMember } from './people.ts';
import { ask, sell, threadIn } from './questions.ts';
import { call, documents } from './suite.ts';

const { act, read } = await openAdmin();
const scam = { reason: 'scam', message: 'Wants a deposit.' } as const;

const openThread = async () => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const bike = await sell(seller.id);
  const thread = threadIn(await ask(buyer.token, bike.id));
  const replies = documents.collection(`inquiries/${thread}/replies`);
  const reply = (sender_id: string, message: string, at: number) => ({
    ...buildReply({ sender_id, message }),
    created_at: Timestamp.fromMillis(at),
  });
  await replies.doc('hers').set(reply(seller.id, 'Send 2 million first.', 1));
  await replies.doc('his').set(reply(buyer.id, 'A secret of the buyer.', 2));
  await replies.doc('more').set(reply(seller.id, 'Now.', 3));
  const report = (by: { token: string }, marked: string[] = ['hers'], content: object = scam) =>
    call('reportConversation', { thread, said: marked, report: content }, by.token);
  const stored = async (by: { id: string }) =>
    (await documents.doc(`conversation_reports/${by.id}_${thread}`).get()).data();
  return { seller, buyer, thread, report, stored };
};
const outcomeOf = ({ body }: { body: string }) => JSON.parse(body).result.outcome;

it('keeps what was marked of the other side, in its order, and nothing else', async () => {
  const { seller, buyer, thread, report, stored } = await openThread();
  expect(outcomeOf(await report(buyer, ['more', 'his', 'question', 'hers', 'hers', 'none']))).toBe('new');
  const storedReport = ConversationReport.parse(await stored(buyer));
  expect(storedReport).toMatchObject({
    ...scam,
    thread_id: thread,
    reported_id: seller.id,
    reported_name: 'Hoa',
    status: 'new',
    decided_at: null,
    expires_at: null,
  });
  expect(storedReport.copy.map(({ message }) => message)).toEqual(['Send 2 million first.', 'Now.']);
});

it('the seller may report the question itself', async () => {
  const { seller, report, stored } = await openThread();
  expect(outcomeOf(await report(seller, ['question']))).toBe('new');
  expect((await stored(seller))?.copy).toMatchObject([{ message: 'Is it still for sale?' }]);
});

it('is taken once a conversation and person, from each side', async () => {
  const { seller, buyer, report, stored } = await openThread();
  expect(outcomeOf(await report(buyer))).toBe('new');
  const first = await stored(buyer);
  expect(outcomeOf(await report(buyer, ['more'], { reason: 'spam', message: null }))).toBe('same');
  expect(await stored(buyer)).toEqual(first);
  expect(outcomeOf(await report(seller, ['his']))).toBe('new');
});

it('is for the two of it, and in the shape that it has', async () => {
  const { buyer, thread, report, stored } = await openThread();
  const stranger = await createMember('An');
  const statuses = [
    await call('reportConversation', { thread, said: ['hers'], report: scam }),
    await report(stranger),
    await call('reportConversation', { thread: 'none', said: ['hers'], report: scam }, buyer.token),
    await report(buyer, []),
    await report(buyer, ['his']),
    await report(buyer, ['../x']),
    await report(buyer, ['hers'], { reason: 'ugly', message: null }),
    await report(buyer, Array(21).fill('hers')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 404, 404, 400, 400, 400, 400, 400]);
  expect(await stored(buyer)).toBeUndefined();
});

it('of whoever has left is not taken', async () => {
  const { buyer, thread, report } = await openThread();
  await documents.doc(`inquiries/${thread}`).update({ seller_id: 'nobody' });
  expect((await report(buyer)).status).toBe(404);
});

it('shows an operator the copy alone, and is dismissed once, with its entry in the audit', async () => {
  const { seller, buyer, thread, report, stored } = await openThread();
  await report(buyer);
  const id = `${buyer.id}_${thread}`;
  const queue = () => read({ queue: 'conversation_reports', after: null });
  const shown = (await queue()).items.find((item) => item.id === id);
  const matches = async (filter: ReportFilter) =>
    (await read({ queue: 'conversation_reports', filter, after: null })).items.some((item) => item.id === id);
  expect(await matches({ reason: 'scam', age: 'new' })).toBe(true);
  expect(await matches({ reason: 'spam', age: null })).toBe(false);
  expect(await matches({ reason: null, age: 'late' })).toBe(false);
  expect(shown).toMatchObject({ reported_id: seller.id, reporter_id: buyer.id, reason: 'scam' });
  expect(shown?.copy.map(({ message }) => message)).toEqual(['Send 2 million first.']);
  expect(JSON.stringify(shown)).not.toContain('A secret of the buyer.');
  expect((await read({ queue: 'figures' })).figures.conversation_reports).toBeGreaterThan(0);

  const before = Date.now();
  expect([await act({ act: 'dismiss', report: id }), await act({ act: 'dismiss', report: id })]).toEqual([
    'done',
    'same',
  ]);
  const decided = ConversationReport.parse(await stored(buyer));
  expect(decided.status).toBe('kept');
  // It expires after thirty days, with the copy.
  expect((decided.expires_at ?? 0) - (decided.decided_at ?? 0)).toBe(2_592_000_000);
  expect(decided.decided_at).toBeGreaterThanOrEqual(before);
  expect((await auditOf(`conversation_reports/${id}`)).map((entry) => entry.act)).toEqual(['dismiss']);
  expect((await queue()).items.some((item) => item.id === id)).toBe(false);
  expect(await act({ act: 'dismiss', report: 'none' })).toBe(404);
});

it('is upheld with the suspension of whom it is about, who hears nothing of it', async () => {
  const { seller, buyer, report, stored } = await openThread();
  await report(buyer);
  const note = null;
  expect(await act({ act: 'suspend', person: seller.id, decision: { reason: 'scam', note } })).toBe('done');
  expect((await stored(buyer))?.status).toBe('upheld');
  const emails = await emailsTo(seller.email);
  expect(emails.map(({ text }) => text).join()).not.toMatch(/Minh reported|Wants a deposit|was reported by/);
});
