import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { setOperator } from '../../local/operators.ts';
import type { MessageKind } from '../../src/domain/admin/admin.ts';
import { newId } from '../../src/domain/platform/newId.ts';
import { buildFeedback } from '../fixtures/buildFeedback.ts';
import { auditOf, createOperator, emailsTo, openAdmin } from './operators.ts';
import { createMember } from './people.ts';
import { accounts, call, documents, fresh, soon } from './suite.ts';

const { operator, act, read } = await openAdmin();
const other = await openAdmin();

const at = (path: string) => documents.doc(path).get();
const store = async (kind: MessageKind, fields: object) => {
  const id = fresh('message');
  const status = { status: 'new', created_at: Timestamp.fromMillis(1) };
  await documents.doc(`${kind}/${id}`).set({ ...fields, ...status });
  return id;
};
const contact = (email: string, fields: object = {}) =>
  store('contact_messages', {
    ...{ first_name: 'Buy now', last_name: 'evil.example', email, subject: 'Password 1234', language: 'vi' },
    ...{ message: 'My secret is 1234', ...fields },
  });
const support = (user_id: string) =>
  store('support_requests', { user_id, name: 'Lan', email: null, subject: 'Help', message: 'Ảnh không lên' });
const answer = (kind: MessageKind, message: string, changes: object = {}) =>
  ({ act: 'answer', kind, message, id: newId(), words: 'Đã sửa.\nCảm ơn bạn!', ...changes }) as const;
const arrived = async (address: string) => {
  await vi.waitFor(async () => expect(await emailsTo(address)).not.toEqual([]), soon);
  return emailsTo(address);
};
const address = () => `${fresh('writer')}@example.com`;

describe('an answer to a message', () => {
  it('reaches a visitor in their language, in the operator’s words, and holds nothing that they typed', async () => {
    const to = address();
    const id = await contact(to);
    expect(await act(answer('contact_messages', id))).toBe('done');
    const [email, ...more] = await arrived(to);
    expect(more).toEqual([]);
    expect(email?.text).toContain('Xin chào bạn,\n\nĐã sửa.\nCảm ơn bạn!');
    expect(email?.html).toContain('<html lang="vi"');
    // Anybody can enter a stranger's address, so the email repeats no user input.
    expect(JSON.stringify(email)).not.toMatch(/secret|1234|Buy now|evil/);
    expect(JSON.stringify(email?.headers)).toContain('operator@');
  });

  it('reaches a member at the address that is confirmed now, with their own words', async () => {
    const member = await createMember('Lan');
    const id = await support(member.id);
    expect(await act(answer('support_requests', id))).toBe('done');
    const [email] = await arrived(member.email);
    expect(email?.text).toContain('Đã sửa.');
    expect(email?.text).toContain('> Ảnh không lên');
  });

  it('closes the message, and stays beside it with who wrote it and when', async () => {
    const member = await createMember('Lan');
    const id = await store('feedback', buildFeedback({ user_id: member.id, message: 'Nice' }));
    const open = async () =>
      (await read({ queue: 'messages', kind: 'feedback', closed: false, after: null })).items;
    expect((await open()).find((one) => one.id === id)).toMatchObject({ answerable: true, answers: [] });
    const first = answer('feedback', id);
    expect(await act(first)).toBe('done');
    expect((await open()).some((one) => one.id === id)).toBe(false);
    await arrived(member.email);
    expect(await act(answer('feedback', id, { words: 'And more.' }))).toBe('done');
    const { items } = await read({ queue: 'messages', kind: 'feedback', closed: true, after: null });
    const { answers = [] } = items.find((one) => one.id === id) ?? {};
    expect(answers.map(({ words, operator_id }) => [words, operator_id])).toEqual([
      [first.words, operator.id],
      ['And more.', operator.id],
    ]);
    expect(Date.now() - (answers[0]?.answered_at ?? 0)).toBeLessThan(60_000);
    expect(answers[0]?.email).toBe('sent');
    expect(await auditOf(`feedback/${id}`)).toMatchObject([
      { act: 'answer', operator_id: operator.id, decision: null },
      { act: 'answer', operator_id: operator.id, decision: null },
    ]);
  });

  it('whose email fails says so', async () => {
    const to = address();
    const id = await contact(to);
    const sent = answer('contact_messages', id);
    await act(sent);
    await arrived(to);
    await documents.doc(`mail/answer_contact_messages_${id}_${sent.id}`).update({ state: 'dead' });
    const { items } = await read({ queue: 'messages', kind: 'contact_messages', closed: true, after: null });
    expect(items.find((one) => one.id === id)?.answers[0]?.email).toBe('failed');
    const emails = await read({ queue: 'emails', after: null });
    expect(emails.items.map(({ kind }) => kind)).toContain('answer');
  });

  it('is sent once, however often its button is pressed', async () => {
    const to = address();
    const id = await contact(to);
    const sent = answer('contact_messages', id);
    const { read_at } = await read({ queue: 'figures' });
    const outcomes = await Promise.all([act(sent, read_at), act(sent, read_at), act(sent, read_at)]);
    expect(outcomes.toSorted()).toEqual(['done', 'same', 'same']);
    await arrived(to);
    expect((await at(`contact_messages/${id}`)).get('answers')).toHaveLength(1);
    expect(await auditOf(`contact_messages/${id}`)).toHaveLength(1);
  });
});

describe('an answer is refused', () => {
  it('where another operator has answered since, or closed the message', async () => {
    const [one, two] = [await contact(address()), await contact(address())];
    const { read_at } = await read({ queue: 'figures' });
    expect(await act(answer('contact_messages', one), read_at)).toBe('done');
    expect(await other.act(answer('contact_messages', one), read_at)).toBe(409);
    expect(await act({ act: 'finish', kind: 'contact_messages', message: two }, read_at)).toBe('done');
    expect(await other.act(answer('contact_messages', two), read_at)).toBe(409);
    expect((await at(`contact_messages/${two}`)).get('answers')).toBeUndefined();
  });

  it('of an operator whose role was taken away meanwhile', async () => {
    const id = await contact(address());
    const former = await createOperator();
    await setOperator(accounts, documents, former.email, null, async () => false);
    const request = { action: answer('contact_messages', id), seen: Date.now() };
    expect((await call('performAdminAction', request, former.token)).status).toBe(403);
    expect((await at(`contact_messages/${id}`)).get('status')).toBe('new');
  });

  it.each(['', 'lan', 'a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com'])(
    'to a typed address that is none: %j',
    async (email) => {
      const id = await contact(email);
      expect(await act(answer('contact_messages', id))).toBe(400);
      expect((await at(`contact_messages/${id}`)).get('status')).toBe('new');
    },
  );

  it('to a member whose address is not confirmed, or who has left', async () => {
    const squatter = await createMember('Squatter', false);
    expect(await act(answer('support_requests', await support(squatter.id)))).toBe(400);
    expect(await act(answer('support_requests', await support(fresh('gone'))))).toBe(400);
    expect(await act(answer('support_requests', fresh('none')))).toBe(404);
  });

  it.each([
    { words: '  ' },
    { words: '\u200b' },
    { words: 'a'.repeat(5_001) },
    { id: 'x' },
    { to: 'victim@example.com' },
    { kind: 'profiles' },
  ])('that is malformed: %j', async (changes) => {
    const action = { ...answer('contact_messages', 'x'), ...changes };
    const { status } = await call('performAdminAction', { action, seen: 0 }, operator.token);
    expect(status).toBe(400);
  });

  it('after sixty in an hour, and after twenty a day to one mailbox', async () => {
    const busy = await openAdmin();
    const to = address();
    const outcomes = [];
    for (let turn = 0; turn < 21; turn += 1)
      outcomes.push(await busy.act(answer('contact_messages', await contact(to))));
    expect(outcomes).toEqual([...Array(20).fill('done'), 429]);
    for (let turn = 0; turn < 40; turn += 1)
      await busy.act(answer('contact_messages', await contact(address())));
    expect(await busy.act(answer('contact_messages', await contact(address())))).toBe(429);
  });
});

it('the address is in no audit entry, and the download of a member holds answers without the operator', async () => {
  const member = await createMember('Lan');
  const id = await support(member.id);
  await documents.doc(`support_requests/${id}`).update({ email: member.email });
  await act(answer('support_requests', id));
  expect(JSON.stringify(await auditOf(`support_requests/${id}`))).not.toContain('@');
  const { body } = await call('exportAccount', {}, member.token);
  expect(JSON.parse(body).result.support_requests).toMatchObject([
    { id, answers: [{ words: 'Đã sửa.\nCảm ơn bạn!' }] },
  ]);
  expect(body).not.toContain(operator.id);
});
