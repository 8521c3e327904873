import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { fresh, functionUrl, publish, soon, visit } from './suite.ts';

const slug = fresh('doubled');
beforeAll(async () => {
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  await vi.waitFor(async () => expect((await visit(paths.listing(slug))).status).toBe(200), soon);
});

describe('an address', () => {
  it.each(['/%ff', '/?x=%ff', '/vi/terms?x=%', '/photos/%c0%ae', '/count?%ff', '//'])(
    'that cannot be decoded or read, %s, is refused, and the site stays up',
    async (path) => {
      expect((await visit(path)).status).toBe(400);
      expect((await visit('/terms')).status).toBe(200);
    },
  );

  it.each([
    ['//vi?make=Honda', '/vi?make=Honda'],
    [`/vi//motorcycle/${slug}?from=1`, `/vi/motorcycle/${slug}?from=1`],
    [`//motorcycle//${slug}`, `/motorcycle/${slug}`],
    ['/vi///no-such-page', '/vi?missing=page'],
  ])('with doubled slashes, %s, leads to %s on this host', async (path, to) => {
    const { status, header } = await visit(path);
    expect([status >= 301 && status <= 302, header('location')]).toEqual([true, to]);
  });

  it.each([
    ['/vi//terms', '/terms'],
    ['//terms', '/vi/terms'],
  ])('of a guide with doubled slashes, %s, is answered with the page of single ones', async (path, twin) => {
    const { status, body } = await visit(path);
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<a href="${twin}"[^>]*data-language`));
  });
});

/** A sample: all calls parse their data alike, and starting each function takes long. */
const calls = ['sendContactMessage', 'reportListing', 'performAdminAction'];

const nested = (open: string, close: string, levels: number) =>
  `{"data":${open.repeat(levels)}1${close.repeat(levels)}}`;
const int64 = 'type.googleapis.com/google.protobuf.Int64Value';
const bodies: [what: string, body: string][] = [
  ['5,000 lists in each other', nested('[', ']', 5_000)],
  ['5,000 objects in each other', nested('{"a":', '}', 5_000)],
  ['an unknown type', '{"data":{"@type":"x"}}'],
  ['a number that is none', `{"data":{"@type":"${int64}","value":"x"}}`],
  ['a type further in', `{"data":{"listing_id":{"@type":"x"}}}`],
  ['no data', '{}'],
  ['a field too many', '{"data":{},"more":1}'],
  ['a list', '[]'],
  ['half of it', '{"data":'],
];

it.each(bodies)('a body that is odd, %s, is the fault of who sent it', async (_, body) => {
  const answers = calls.map(async (name) => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await fetch(functionUrl(name), { method: 'POST', headers, body });
    return [name, status];
  });
  expect(await Promise.all(answers)).toEqual(calls.map((name) => [name, 400]));
});
