import { expect, it } from 'vitest';
import { countPageView } from '../../functions/src/analytics/countPageView.ts';
import { vietnameseWeek } from '../../src/domain/time/time.ts';
import { documents, visit } from './suite.ts';

const send = (body: string) =>
  visit('/count', { method: 'POST', body, headers: { 'Content-Type': 'text/plain;charset=UTF-8' } });
const later = Date.UTC(2100, 0, 1);
const weeks = async (moment: number) =>
  (await documents.collection('page_views').where('week', '==', vietnameseWeek(moment)).get()).docs.map(
    (week) => week.data(),
  );
const viewsOf = async (page: string, language: 'en' | 'vi', moment = Date.now()) =>
  (await weeks(moment)).reduce((sum, { views }) => sum + Number(views[language]?.[page] ?? 0), 0);

it('[S1.16] counts a view of a page by its path and its language, and keeps nothing else', async () => {
  const seen = () => Promise.all([viewsOf('/cookie-policy', 'en'), viewsOf('/cookie-policy', 'vi')]);
  const [english = 0, vietnamese = 0] = await seen();
  const answers = [
    await send('/cookie-policy'),
    await send('/cookie-policy'),
    await send('/vi/cookie-policy'),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ]);
  expect(await seen()).toEqual([english + 2, vietnamese + 1]);
  for (const week of await weeks(Date.now()))
    expect(Object.keys(week).sort()).toEqual(['expires_at', 'views', 'week']);
});

it('a crowd on one page meets in several documents, ten at most, and every view is counted', async () => {
  const before = await viewsOf('/privacy', 'vi', later);
  const view = { page: '/privacy', language: 'vi' } as const;
  await Promise.all(Array.from({ length: 60 }, () => countPageView(documents, view, later)));
  expect(await viewsOf('/privacy', 'vi', later)).toBe(before + 60);
  const documentsOfWeek = await weeks(later);
  expect(documentsOfWeek.length).toBeGreaterThan(1);
  expect(documentsOfWeek.length).toBeLessThanOrEqual(10);
});

it('what is no page of this site makes no document and is no error', async () => {
  const before = JSON.stringify(await weeks(Date.now()));
  for (const body of ['/nothing', '', 'x'.repeat(1_000), '/sell?phone=0912345678', '{"a":1}', '/__proto__'])
    expect((await send(body)).status).toBe(204);
  expect((await visit('/count')).status).toBe(405);
  expect(JSON.stringify(await weeks(Date.now()))).toBe(before);
});
