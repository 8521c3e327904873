import { createServer, type IncomingMessage } from 'node:http';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deletePost } from '../../functions/src/facebook/deletePost.ts';
import { postListing } from '../../functions/src/facebook/postListing.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, soon } from './suite.ts';

type Asked = { method?: string; path: string | undefined; token: string | undefined; body?: unknown };
let requests: Asked[] = [];
let answer = { status: 200, body: '{"id":"page_1"}' };
const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
};
const facebook = createServer(async (request, response) => {
  const { method, url: path } = request;
  const token = request.headers.authorization;
  requests.push(method === 'DELETE' ? { method, path, token } : { path, token, body: await read(request) });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
});
let api = '';
beforeEach(async () => {
  requests = [];
  answer = { status: 200, body: '{"id":"page_1"}' };
  await new Promise<void>((resolve) => facebook.listen(0, '127.0.0.1', resolve));
  const address = facebook.address();
  if (typeof address === 'object' && address) api = `http://127.0.0.1:${address.port}`;
});
afterEach(() => new Promise((resolve) => facebook.close(resolve)));

const settings = () => ({
  SITE_URL: 'https://vongxe.example',
  FACEBOOK_PAGE: '1234',
  FACEBOOK_TOKEN: 'secret-token',
  FACEBOOK_API: api,
});
/** Published long ago, so that the suite's trigger ignores it. */
const bike = async (wanted: boolean | null, changes: Partial<Stored<Published>> = {}) => {
  const id = fresh('post');
  const listing = buildListing({
    id,
    slug: id,
    model: 'Wave',
    location: 'Hanoi',
    price: 15_000_000,
    ...changes,
  });
  if (wanted !== null) await documents.doc(`motorcycles/${id}/wishes/facebook`).set({ wanted });
  await publish(listing);
  return listing;
};
const state = async (id: string) => (await documents.doc(`social_posts/${id}`).get()).data();
const now = Date.UTC(2026, 5, 1);

it('[S4.18] [S7.21] a bike whose seller wished so is posted with its address, and the answer is noted', async () => {
  const { id, slug } = await bike(true);
  await postListing(documents, id, settings(), now);
  expect(requests).toEqual([
    {
      path: '/1234/feed',
      token: 'Bearer secret-token',
      body: {
        message: 'Honda Wave 2021, 15.000.000\u00a0₫, Hà Nội',
        link: `https://vongxe.example/vi${paths.listing(slug)}`,
      },
    },
  ]);
  expect(await state(id)).toMatchObject({ state: 'posted', post_id: 'page_1' });
});

it('a hundred requests for one bike are one post', async () => {
  const { id } = await bike(true);
  await Promise.allSettled(Array.from({ length: 100 }, () => postListing(documents, id, settings(), now)));
  await postListing(documents, id, settings(), now);
  expect(requests).toHaveLength(1);
});

it.each([
  ['without settings', true, { FACEBOOK_PAGE: undefined, FACEBOOK_TOKEN: undefined }, 'off'],
  ['without a token', true, { FACEBOOK_TOKEN: undefined }, 'off'],
  ['whose seller ticked nothing', null, {}, 'unwanted'],
  ['whose seller took the tick away', false, {}, 'unwanted'],
])('[D31] Facebook is not called for a bike %s, and that is noted', async (_, wanted, missing, expected) => {
  const { id } = await bike(wanted);
  const { SITE_URL, ...rest } = { ...settings(), ...missing };
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  await postListing(documents, id, { SITE_URL, ...fields }, now);
  expect(requests).toEqual([]);
  expect(await state(id)).toMatchObject({ state: expected });
});

it.each([
  ['refuses', { status: 400, body: '{"error":{"message":"secret-token expired"}}' }, 'status 400'],
  ['answers nonsense', { status: 200, body: '{}' }, '$ZodError'],
])('when Facebook %s, that is noted without a word of what was sent', async (_, reply, error) => {
  answer = reply;
  const { id } = await bike(true);
  await postListing(documents, id, settings(), now);
  expect(await state(id)).toMatchObject({ state: 'failed', error });
  expect(JSON.stringify(await state(id))).not.toContain('secret-token');
});

it('a bike that is not for sale is not posted', async () => {
  const { id } = await bike(true, { status: 'paused' });
  await postListing(documents, id, settings(), now);
  expect([requests, await state(id)]).toEqual([[], undefined]);
});

const withdraw = (id: string, changes = {}) => deletePost(documents, id, { ...settings(), ...changes }, now);
const hiding = { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: Timestamp.now() };

it.each([
  ['hidden', { status: 'hidden', hidden: hiding }],
  ['deleted', { deleted_at: Timestamp.now() }],
])('a post goes once with its bike that is %s', async (_, fields) => {
  const { id } = await bike(true);
  await postListing(documents, id, settings(), now);
  await withdraw(id);
  expect(requests).toHaveLength(1);
  await change(id, fields);
  await withdraw(id);
  await withdraw(id);
  expect(requests.slice(1)).toEqual([{ method: 'DELETE', path: '/page_1', token: 'Bearer secret-token' }]);
  expect(await state(id)).toMatchObject({ state: 'withdrawn' });
});

it('a post that Facebook does not delete stays, which is noted; without an answer it is tried again', async () => {
  const { id } = await bike(true);
  await postListing(documents, id, settings(), now);
  await change(id, { deleted_at: Timestamp.now() });
  await expect(withdraw(id, { FACEBOOK_API: 'http://127.0.0.1:1' })).rejects.toThrow();
  expect(await state(id)).toMatchObject({ state: 'posted' });
  answer = { status: 400, body: '{}' };
  await withdraw(id);
  expect(await state(id)).toMatchObject({ state: 'stays', error: 'status 400' });
});

it('about a bike that was never posted, Facebook is not called', async () => {
  const { id } = await bike(false, { deleted_at: 5 });
  await withdraw(id);
  expect(requests).toEqual([]);
});

it('[D31] the real trigger notes that posting is off, once a bike is for sale', async () => {
  const { id } = await bike(true, { created_at: Date.now() });
  await vi.waitFor(async () => expect(await state(id)).toMatchObject({ state: 'off' }), soon);
});
