import { expect, it } from 'vitest';
import { shortCode } from '../../src/domain/listings/shortCode.ts';
import { shortPath } from '../../src/paths.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { change, documents, publish, visit } from './memorySuite.ts';

const follow = async (address: string, language = 'en') => {
  const { status, header } = await visit(address, { headers: { 'Accept-Language': language } });
  return [status, header('location')];
};
const offer = (id: string, slug: string) =>
  publish(buildListing({ id, slug, user_id: 'lan', created_at: Date.now() }));

it('a short address leads to the bike in the language of the browser, or of the address', async () => {
  await offer('b7TqXcS0w2nM5kPzR1aE', 'short-wave');
  expect(await follow('/b/2e8fdmagx', 'de-DE,vi;q=0.4')).toEqual([302, '/vi/motorcycle/short-wave']);
  expect(await follow('/b/2e8fdmagx', 'fr')).toEqual([302, '/motorcycle/short-wave']);
  expect(await follow('/b/2E8-FDM-AGX')).toEqual([302, '/motorcycle/short-wave']);
  expect(await follow('/vi/b/2e8fdmagx')).toEqual([302, '/vi/motorcycle/short-wave']);
  const answer = await visit('/b/2e8fdmagx');
  expect([answer.header('cache-control'), answer.header('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex',
  ]);
});

it('still leads to its page when the bike is deleted, which says that it is gone', async () => {
  await offer('c7TqXcS0w2nM5kPzR1aE', 'short-gone');
  await change('c7TqXcS0w2nM5kPzR1aE', { deleted_at: new Date() });
  await documents.doc('motorcycles/c7TqXcS0w2nM5kPzR1aE').delete();
  const [status, to] = await follow(shortPath(shortCode('c7TqXcS0w2nM5kPzR1aE')));
  expect([status, to]).toEqual([302, '/motorcycle/short-gone']);
  expect((await visit(String(to))).status).toBe(410);
});

it('a later bike whose id begins alike does not take an address over', async () => {
  await offer('d7TqXcS0w2nM5kPzR1aE', 'short-first');
  await offer('d7TqXcS00000000000000', 'short-second');
  expect(await follow(shortPath(shortCode('d7TqXcS00000000000000')))).toEqual([
    302,
    '/motorcycle/short-first',
  ]);
});

it('a short id is its own code, not the beginning of another one', async () => {
  await offer('waved', 'short-waved');
  await publish(buildDraft({ id: 'wave' }));
  expect(await follow(shortPath(shortCode('waved')))).toEqual([302, '/motorcycle/short-waved']);
  expect(await follow(shortPath(shortCode('wave')))).toEqual([302, '/?missing=1']);
});

it.each([
  ['/b/zzzzzzzzz', '/?missing=1'],
  ['/vi/b/2e8fdmag', '/vi?missing=1'],
  ['/b/000000000', '/?missing=1'],
])('%s, which no bike has, leads to %s', async (address, home) => {
  expect(await follow(address)).toEqual([302, home]);
});
