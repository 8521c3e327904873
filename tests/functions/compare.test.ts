import { expect, it, vi } from 'vitest';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, fresh, publish, soon, visit } from './suite.ts';

const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('side');
  await publish(
    buildListing({ id, slug: id, make: 'Moto Guzzi', model: 'V9', seller_name: 'Lan', ...changes }),
  );
  return id;
};
const shows = (body: string, slug: string) => body.includes(`/motorcycle/${slug}"`);

it('bikes stand side by side as they are now, and the edge keeps them for a minute', async () => {
  const [one, two] = [await sell(), await sell()];
  const address = `/vi/compare?bikes=${one},${two}`;
  const answer = await vi.waitFor(async () => {
    const seen = await visit(address);
    expect([shows(seen.body, one), shows(seen.body, two)]).toEqual([true, true]);
    return seen;
  }, soon);
  expect(answer.status).toBe(200);
  expect(answer.header('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  expect(answer.header('X-Robots-Tag')).toBe('noindex');
  expect(answer.header('Content-Type')).toBe('text/html; charset=utf-8');

  // Polls, because the catalogue is updated after the document.
  await change(two, { deleted_at: new Date() });
  await vi.waitFor(async () => expect(shows((await visit(address)).body, two)).toBe(false), soon);
  expect(shows((await visit(address)).body, one)).toBe(true);
});

it('however bikes are named, one address answers', async () => {
  const redirectOf = async (path: string) => {
    const { status, header } = await visit(path);
    const to = new URL(header('Location') ?? '', 'http://here.example');
    return [status, to.host, to.pathname + to.search];
  };
  const here = 'here.example';
  expect(await redirectOf('/compare?bikes=a-1&bikes=b-2')).toEqual([302, here, '/compare?bikes=a-1,b-2']);
  expect(await redirectOf('/vi/compare?bikes=a-1,a-1&x=1')).toEqual([302, here, '/vi/compare?bikes=a-1']);
  expect(await redirectOf('/compare?bikes=%22%3E%3Cscript%3E,//evil.example,..%2F')).toEqual([
    302,
    here,
    '/compare',
  ]);
  expect(await redirectOf('/compare/?bikes=a-1')).toEqual([301, here, '/compare?bikes=a-1']);
  for (const path of ['/compare', '/vi/compare', '/compare?bikes=nowhere-1,nowhere-2'])
    expect((await visit(path)).status).toBe(200);
  expect((await visit('/compare', { method: 'POST' })).status).toBe(405);
});
