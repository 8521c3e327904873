import { expect, it } from 'vitest';
import { day, vietnameseWeek } from '../../src/domain/time/time.ts';
import { documents, visit } from './memorySuite.ts';

const put = (id: string, data: object) => documents.doc(`page_views/${id}`).set(data);

it('the page of what is read tells whole weeks of the guides, and no other page', async () => {
  const now = Date.now();
  const [week, before] = [vietnameseWeek(now), vietnameseWeek(now - 7 * day)];
  await put('this_0', { week, views: { en: { '/buying-guide': 77 } } });
  await put('last_0', { week: before, views: { en: { '/buying-guide': 2, '/messages': 9 } } });
  await put('last_1', { week: before, views: { en: { '/buying-guide': 3 }, vi: { '/buying-guide': 4 } } });
  for (const path of ['/what-is-read', '/vi/what-is-read']) {
    const { status, header, body } = await visit(path);
    expect([status, header('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=3600']);
    expect(body).toContain(
      '"guides":[{"page":"/buying-guide","en":[0,0,0,0,0,0,0,0,0,0,0,5],"vi":[0,0,0,0,0,0,0,0,0,0,0,4]}]',
    );
    expect(body).not.toContain('77');
    expect(body).not.toContain('/messages');
  }
});

it('where the counts cannot be read the page says so, and nothing keeps it', async () => {
  await put('broken', { week: vietnameseWeek(Date.now() - 7 * day), views: 'none' });
  const { status, header, body } = await visit('/what-is-read');
  expect(header('cache-control')).toBe('no-store');
  expect([status, body.includes('{"readers":{"views":null}}')]).toEqual([503, true]);
});
