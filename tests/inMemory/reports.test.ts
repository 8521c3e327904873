import { beforeEach, expect, it } from 'vitest';
import { hashedId } from '../../functions/src/http/hashedId.plan.ts';
import { errorLog, listingView, policyReports, viewCount } from '../../src/paths.ts';
import { documents, visit } from './memorySuite.ts';

const refused = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js',
    'document-uri': 'https://vongxe.example/vi',
    disposition: 'enforce',
  },
};
const failed = {
  level: 'error',
  message: 'TypeError: x is not a function',
  context: null,
  source: 'window',
  url: 'https://vongxe.example/vi/sell',
  userAgent: 'Mozilla/5.0',
  timestamp: '2026-01-15T03:00:00.000Z',
  userId: null,
  stackTrace: null,
};
const send = (path: string, type: string, body: unknown) =>
  visit(path, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) });
const tell = (body: unknown) => send(policyReports, 'application/csp-report; charset=utf-8', body);

/** Returns this network's counters of this minute and the next. */
const counts = (action: string) => {
  const minute = Math.floor(Date.now() / 60_000);
  return [minute, minute + 1].map((window) =>
    documents.doc(`limits/${hashedId('127.0.0.1')}_${action}_${window}`),
  );
};
const used = async (action: string) =>
  (await documents.getAll(...counts(action))).map((count) => Number(count.get('used') ?? 0));
const taken = async (action: string) => (await used(action)).reduce((sum, count) => sum + count, 0);
beforeEach(async () => {
  for (const count of ['log', 'policy'].flatMap(counts)) await count.delete();
});

it('a report of a page’s policy is taken, and what is no report is not', async () => {
  const answers = [
    await tell(refused),
    await tell({ 'csp-report': {} }),
    await tell('no report'),
    await tell(refused),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([204, '']));
  expect([await taken('policy'), await taken('log')]).toEqual([2, 0]);
});

it('what went wrong in a browser is taken, and what is no report is refused', async () => {
  expect((await send(errorLog, 'text/plain', failed)).status).toBe(204);
  expect((await send(errorLog, 'application/json', { ...failed, level: 'info' })).status).toBe(400);
  expect([await taken('log'), await taken('policy')]).toEqual([1, 0]);
});

it('of each so many a minute, whatever else comes; the visitor hears nothing of it', async () => {
  for (const [action, max] of [
    ['log', 20],
    ['policy', 10],
  ] as const) {
    for (const count of counts(action)) await count.set({ used: max - 1 });
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = action === 'log' ? send(errorLog, 'text/plain', failed) : tell(refused);
      expect((await answer).status).toBe(204);
    }
    expect(Math.max(...(await used(action)))).toBe(max);
  }
});

it.each([listingView, viewCount, errorLog, policyReports])('%s is sent, not read', async (path) => {
  const { status, header, body } = await visit(path);
  expect([status, header('allow'), header('cache-control'), body]).toEqual([405, 'POST', 'no-store', '']);
});
