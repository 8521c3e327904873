import { beforeEach, expect, it, vi } from 'vitest';
import { countView } from '../../functions/src/effects/countView.ts';
import { vietnameseDay } from '../../src/domain/time.ts';
import { documents, visit } from './suite.ts';

const send = (body: string) =>
  visit('/count', { method: 'POST', body, headers: { 'Content-Type': 'text/plain;charset=UTF-8' } });
const viewsOf = async (page: string) => {
  const found = await documents
    .collection('page_views')
    .where('page', '==', page)
    .where('date', '==', vietnameseDay(Date.now()))
    .get();
  return found.docs.map((view) => view.data());
};
const sum = (views: { views?: unknown }[]) => views.reduce((all, { views: each }) => all + Number(each), 0);
/** What the addresses of this machine have left of an hour; browsers before these tests may have used it up. */
const setUsed = async (used: number) => {
  const limits = await documents.collection('limits').listDocuments();
  const own = limits.filter(({ id }) => id.includes('_count_'));
  await Promise.all(own.map((limit) => limit.set({ used, expires_at: new Date(Date.now() + 3_600_000) })));
  return own.length;
};
beforeEach(() => setUsed(0));
const total = async () => (await documents.collection('page_views').count().get()).data().count;

it('[S1.16] counts a view of a page by its path and keeps nothing else', async () => {
  const before = sum(await viewsOf('/cookie-policy'));
  const answers = [await send('/cookie-policy'), await send('/cookie-policy')];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  const views = await viewsOf('/cookie-policy');
  expect(sum(views)).toBe(before + 2);
  for (const view of views) expect(Object.keys(view).sort()).toEqual(['date', 'expires_at', 'page', 'views']);
});

it('a crowd on one page meets in several documents, ten at most, and every view is counted', async () => {
  const far = Date.UTC(2100, 0, 1);
  await Promise.all(Array.from({ length: 60 }, () => countView(documents, '/crowd', far)));
  const found = await documents.collection('page_views').where('page', '==', '/crowd').get();
  expect(sum(found.docs.map((view) => view.data()))).toBe(60);
  expect(found.size).toBeGreaterThan(1);
  expect(found.size).toBeLessThanOrEqual(10);
});

it('what is no page of this site makes no document and is no error', async () => {
  await send('/');
  const before = await total();
  for (const body of ['/nothing', '', 'x'.repeat(1_000), '/sell?phone=0912345678', '{"a":1}', '/__proto__'])
    expect((await send(body)).status).toBe(204);
  expect((await visit('/count')).status).toBe(405);
  await vi.waitFor(async () => expect(await total()).toBe(before));
});

it('counts no more than 600 views an hour from one address, whatever it says of itself', async () => {
  await send('/privacy');
  expect(await setUsed(599)).toBeGreaterThan(0);
  const before = sum(await viewsOf('/privacy'));
  for (const turn of [1, 2, 3]) {
    const headers = { 'User-Agent': `browser ${turn}`, 'X-Forwarded-For': `203.0.113.${turn}` };
    expect((await visit('/count', { method: 'POST', body: '/privacy', headers })).status).toBe(204);
  }
  expect(sum(await viewsOf('/privacy'))).toBe(before + 1);
});
