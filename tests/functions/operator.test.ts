import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { takeContactMessage } from '../../functions/src/entries/sendContactMessage.call.ts';
import { takeSupportRequest } from '../../functions/src/entries/sendSupportRequest.call.ts';
import { createMember } from './people.ts';
import { call, documents, fresh, inboxUrl, soon, visit } from './suite.ts';

const future = Date.UTC(2100, 0, 1);
const operator = 'operator@vongxe.local';
const requestId = () => randomBytes(10).toString('hex');
const empty = { first_name: '', last_name: '', email: '', subject: '', message: '' };
type Email = { subject: string; text: string; headers: Record<string, string> };
const emailsAbout = async (word: string) => {
  const response = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(operator)}`);
  const emails = (await response.json()) as Email[];
  return emails.filter(({ subject }) => subject.includes(word));
};
const emailAbout = async (word: string): Promise<Email | undefined> => {
  await vi.waitFor(async () => expect(await emailsAbout(word)).toHaveLength(1), soon);
  return (await emailsAbout(word))[0];
};

beforeAll(async () => {
  const limits = await documents.collection('limits').listDocuments();
  await Promise.all(limits.filter(({ id }) => id.includes('_contact_')).map((limit) => limit.delete()));
});

it('[S7.40] a message of the contact page is kept, and reaches the operator, who can answer it', async () => {
  const subject = fresh('hello');
  const id = requestId();
  const message = { ...empty, first_name: 'Lan', email: 'lan@example.com', subject, message: 'Xin chào' };
  const send = () => call('sendContactMessage', { id, language: 'vi', message });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  const stored = await documents.doc(`contact_messages/${id}`).get();
  expect(stored.data()).toMatchObject({ ...message, language: 'vi', status: 'new' });
  const email = await emailAbout(subject);
  expect(email?.headers['reply-to']).toBe('lan@example.com');
  expect(email?.text).toContain('> Xin chào');
});

it('a message of another shape is refused, and five an hour are enough', async () => {
  const wrong = [
    { ...empty, message: 'a'.repeat(5_001) },
    { ...empty, to: 'victim@example.com' },
    { message: 'x' },
    null,
  ];
  for (const message of wrong)
    expect((await call('sendContactMessage', { id: requestId(), language: 'en', message })).status).toBe(400);
  const visitor = fresh('visitor');
  const answers = [];
  for (let turn = 0; turn < 6; turn += 1)
    answers.push(
      await takeContactMessage(
        { id: requestId(), language: 'en', message: empty },
        { documents, operator, visitor, now: future },
      ),
    );
  expect(answers).toEqual([true, true, true, true, true, false]);
});

it('[S3.21 S7.39] a support request is kept with who asks from the token, and reaches the operator', async () => {
  const member = await createMember('Lan');
  const subject = fresh('help');
  const id = requestId();
  const request = { subject, message: 'It does not work.' };
  expect((await call('sendSupportRequest', { id, request }, member.token)).status).toBe(200);
  const stored = await documents.doc(`support_requests/${member.id}_${id}`).get();
  expect(stored.data()).toMatchObject({ ...request, user_id: member.id, email: member.email, status: 'new' });
  expect((await emailAbout(subject))?.headers['reply-to']).toBe(member.email);
});

it('[S5.35 S6.8] a support request needs an account, a subject and a message', async () => {
  const member = await createMember('Lan');
  const ask = (request: unknown, token?: string) =>
    call('sendSupportRequest', { id: requestId(), request }, token);
  const good = { subject: 'Help', message: 'x' };
  const statuses = [
    await ask(good),
    await ask({ ...good, subject: ' ' }, member.token),
    await ask({ ...good, message: '' }, member.token),
    await ask({ ...good, email: 'victim@example.com' }, member.token),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 400, 400]);
});

it('an email that was not queued is queued when the same request comes again', async () => {
  const caller = { userId: fresh('user'), email: 'a@example.com', name: null, isConfirmed: true };
  const request = { id: requestId(), request: { subject: 'x', message: 'y' } };
  const needs = { documents, operator, visitor: fresh('visitor'), now: future };
  await takeSupportRequest(caller, request, needs);
  const mail = documents.doc(`mail/supportRequest_${caller.userId}_${request.id}`);
  await mail.delete();
  await takeSupportRequest(caller, request, needs);
  expect((await mail.get()).exists).toBe(true);
});

it('[S7.25] feedback is mailed once it is stored, with who wrote it from the account', async () => {
  const member = await createMember('Lan');
  const subject = fresh('idea');
  const feedback = { user_id: member.id, subject, message: 'More filters', rating: 5, status: 'new' };
  await documents.collection('feedback').add({ ...feedback, created_at: Timestamp.now() });
  const email = await emailAbout(subject);
  expect(email?.text).toContain('5 out of 5');
  expect(email?.text).toContain(member.email);
});

it('[S7.34 S7.35] a browser’s error is taken quietly; what is none is refused', async () => {
  const report = {
    level: 'error',
    message: 'TypeError',
    context: null,
    source: 'window',
    url: 'https://vongxe.example/',
    userAgent: 'test',
    timestamp: new Date().toISOString(),
    userId: null,
    stackTrace: null,
  };
  const post = (body: string) =>
    visit('/log-entry', { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } });
  expect(await post(JSON.stringify(report))).toMatchObject({ status: 204, body: '' });
  const statuses = [
    await post(JSON.stringify({ ...report, level: 'info' })),
    await post('{'),
    await post(''),
    await post(JSON.stringify({ ...report, stackTrace: 'x'.repeat(9_000) })),
    await visit('/log-entry'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 413, 405]);
});

it('what a page’s policy refused is heard, ten times a minute from one address, and never answered', async () => {
  const limits = documents.collection('limits');
  const receivedEmails = async () =>
    (await limits.get()).docs
      .filter(({ id }) => id.includes('_policy_'))
      .reduce((sum, limit) => sum + Number(limit.get('used')), 0);
  const before = await receivedEmails();
  const report = {
    'effective-directive': 'script-src-elem',
    disposition: 'enforce',
    'blocked-uri': 'inline',
  };
  const post = (body: unknown) =>
    visit('/policy-report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify(body),
    });
  expect(await post({ 'csp-report': report })).toMatchObject({ status: 204, body: '' });
  expect(await post({ 'csp-report': { ...report, 'blocked-uri': 'chrome-extension://a' } })).toMatchObject({
    status: 204,
  });
  expect(await post([])).toMatchObject({ status: 204 });
  expect(await receivedEmails()).toBe(before + 1);
  const { header } = await visit('/terms');
  for (const name of ['content-security-policy', 'content-security-policy-report-only'])
    expect(header(name)).toContain('report-uri /policy-report');
});
