import { expect, it, vi } from 'vitest';
import { paths, recentBikes } from '../../src/paths.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { fresh, publish, visit } from './suite.ts';

const soon = { timeout: 50_000, interval: 250 };
const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('looked');
  await publish(buildListing({ id, slug: id, seller_name: 'Lan', ...changes }));
  return id;
};
const ask = (body: string, path: string = recentBikes) =>
  visit(path, { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } });

it('shows the bikes that are still for sale, in the order in which they are asked for, and keeps nothing', async () => {
  const [first, second] = [await sell(), await sell()];
  const gone = [
    await sell({ status: 'sold' }),
    await sell({ status: 'paused' }),
    await sell({ deleted_at: 5 }),
  ];
  const draft = fresh('draft');
  await publish(buildDraft({ id: draft }));
  const ids = [second, ...gone, draft, 'no-such-bike', first].join(',');
  const shown = (html: string) => [...html.matchAll(/data-bike="([^"]+)"/g)].map(([, id]) => id);
  // Waits for the catalogue, which follows with a delay.
  const { status, body, header } = await vi.waitFor(async () => {
    const answer = await ask(ids, '/vi/recent');
    expect(shown(answer.body)).toEqual([second, first]);
    return answer;
  }, soon);
  expect([status, header('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toContain(`/vi${paths.listing(first)}`);
  expect(body).not.toContain('<html');
});

it.each([
  '',
  ',',
  '../x',
  'a,,b',
  'a,__proto__',
  'x'.repeat(65),
  Array.from({ length: 13 }, (_, n) => `b${n}`).join(','),
])('refuses %j', async (body) => {
  expect((await ask(body)).status).toBe(400);
});

it('is asked with a body, not by its address', async () => {
  const { status, header } = await visit(recentBikes);
  expect([status, header('allow')]).toEqual([405, 'POST']);
});
