import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { entriesOf } from '../../local/build/functionEntries.ts';
import { inRoot } from '../../local/project.ts';
import { accounts, call, documents, fresh, functionUrl, soon } from './suite.ts';

const entries = entriesOf(readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8'));
const namesIn = (kind: string) =>
  entries.filter(({ file }) => file.endsWith(kind)).flatMap(({ names }) => names);
const calls = namesIn('.call');
const now = namesIn('.schedule').filter((name) => name.endsWith('Now'));

it('names calls and schedules', () => {
  expect([calls.length > 20, now.length > 5]).toEqual([true, true]);
});

it.each(calls)('%s refuses a visitor who sends nonsense', async (name) => {
  const { status, body } = await call(name, { nonsense: ['?'] });
  expect([400, 401, 403], body).toContain(status);
});

it('health answers', async () => expect([200, 503]).toContain((await fetch(functionUrl('health'))).status));

it('a suspension that is written closes the account', async () => {
  const uid = fresh('suspended');
  await accounts.createUser({ uid });
  await documents.doc(`suspensions/${uid}`).set({ reason: 'spam', note: null, suspended_at: new Date() });
  await vi.waitFor(async () => expect((await accounts.getUser(uid)).disabled).toBe(true), soon);
});

it.each(now)('%s does its work', async (name) => {
  const answer = await fetch(functionUrl(name), { method: 'POST' });
  expect(answer.ok, await answer.text()).toBe(true);
});
