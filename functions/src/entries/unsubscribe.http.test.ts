import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { PageLocals } from '../../../src/astro/locals.ts';
import { stopPurpose } from '../alerts/emailData.plan.ts';
import { linkToken } from '../http/linkToken.plan.ts';
import type { Site } from '../platform/site.ts';
import { answerUnsubscribe } from './unsubscribe.http.ts';

const secret = 'a secret of thirty-two characters';
const issued = Date.UTC(2026, 0, 15);
const day = 86_400_000;
const good = linkToken(secret, stopPurpose, 'u1', issued);

/** Runs the handler on a stand-in for Firestore that records queries and writes. */
const ask = async (
  method: string,
  token: unknown,
  {
    path = '/unsubscribe',
    now = issued + day,
    changed = issued,
  }: { path?: string; now?: number; changed?: number } = {},
) => {
  const queries: unknown[] = [];
  const update = vi.fn();
  const queryOf = (collection: string) => {
    const query = {
      where: (...condition: unknown[]) => {
        queries.push(condition);
        return query;
      },
      get: async () => ({ size: 1, docs: [{ ref: collection, updateTime: { toMillis: () => changed } }] }),
      doc: () => ({ get: async () => ({ get: () => undefined }) }),
    };
    return query;
  };
  const documents = {
    collection: queryOf,
    batch: () => ({ update, commit: async () => undefined }),
  } as unknown as Firestore;
  const render = vi.fn(async (_: string, __: PageLocals) => ({ status: 200, html: 'page' }));
  const site = { documents, render, headers: () => ({}) } as unknown as Site;
  const headers: Record<string, unknown> = {};
  const response = {
    statusCode: 0,
    req: { get: () => undefined },
    set: (name: string | object, value?: unknown) => {
      Object.assign(headers, typeof name === 'string' ? { [name]: value } : name);
      return response;
    },
    status: (code: number) => {
      response.statusCode = code;
      return response;
    },
    type: () => response,
    send: () => response,
    end: () => response,
  };
  const request = { method, path, query: { token } } as unknown as Request;
  await answerUnsubscribe(site, secret, request, response as unknown as Response, now);
  return {
    status: response.statusCode,
    headers,
    queries,
    stopped: update.mock.calls,
    render: render.mock.calls,
  };
};

it.each(['GET', 'HEAD'])('%s asks, and stops nothing: mail programs look at every link', async (method) => {
  const { status, stopped, render } = await ask(method, good);
  expect([status, stopped]).toEqual([200, []]);
  expect(render).toEqual([['/unsubscribe', { unsubscribe: { state: 'ask', token: good } }]]);
});

it('POST stops the alerts and followed sellers of the receiver alone', async () => {
  const { status, queries, stopped, render } = await ask('POST', good, { path: '/vi/unsubscribe' });
  expect(status).toBe(200);
  expect(queries).toContainEqual(['user_id', '==', 'u1']);
  expect(stopped).toEqual([
    ['alerts', { is_active: false }],
    ['follows', { is_active: false }],
  ]);
  expect(render).toEqual([['/vi/unsubscribe', { unsubscribe: { state: 'done', token: good } }]]);
});

it.each([`${good}x`, 'u1.x', '', undefined, ['a', 'b']])(
  'a forged link (%j) is refused with 403',
  async (token) => {
    for (const method of ['GET', 'POST']) {
      const { status, queries, stopped, render } = await ask(method, token);
      expect([status, queries, stopped]).toEqual([403, [], []]);
      expect(render[0]?.[1].unsubscribe?.state).toBe('forged');
    }
  },
);

it('an old email leaves alone what its receiver has changed since, and says so', async () => {
  const { status, stopped, render } = await ask('POST', good, { changed: issued + 1 });
  expect([status, stopped]).toEqual([200, []]);
  expect(render[0]?.[1].unsubscribe?.state).toBe('kept');
});

it.each(['GET', 'POST'])(
  'an email of more than a year ago does nothing, and says so kindly (%s)',
  async (method) => {
    const { state } = (await ask(method, good, { now: issued + 365 * day })).render[0]?.[1].unsubscribe ?? {};
    expect(state).not.toBe('expired');
    const { status, queries, stopped, render } = await ask(method, good, { now: issued + 366 * day });
    expect([status, queries, stopped]).toEqual([410, [], []]);
    expect(render[0]?.[1].unsubscribe?.state).toBe('expired');
  },
);

it('is kept by nobody and found by no search engine', async () => {
  const { headers } = await ask('GET', good);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
});

it('takes no other method', async () => {
  expect(await ask('DELETE', good)).toMatchObject({ status: 405, stopped: [], render: [] });
});
