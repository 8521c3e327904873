import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppCheckMode } from '../../../src/installation/installation.schema.ts';
import { appCheckToken } from '../../../tests/fixtures/appCheckToken.ts';

vi.mock('firebase-functions/logger', { spy: true });

const world = vi.hoisted(() => {
  // firebase-functions reads this variable only once. `trust` below needs it.
  process.env.FIREBASE_DEBUG_MODE = 'true';
  return { mode: 'watch' };
});
afterAll(() => {
  delete process.env.FIREBASE_DEBUG_MODE;
});
vi.mock('../../../src/settings.ts', async (original) => {
  const { settings } = await original<typeof import('../../../src/settings.ts')>();
  return { settings: Object.defineProperty({ ...settings }, 'appCheck', { get: () => world.mode }) };
});

/** @returns status, and log entries */
const ask = async (mode: AppCheckMode, headers: Record<string, string>) => {
  world.mode = mode;
  vi.resetModules();
  const { callOptions, onCall } = await import('./caller.ts');
  const log = vi.mocked(logger.info).mockReturnValue();
  const handler = vi.fn(async () => ({ sent: true }));
  const call: unknown = onCall(callOptions, handler);
  const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
  const get = (name: string) => all[name.toLowerCase()];
  const request = { method: 'POST', headers: all, get, header: get, body: { data: null } };
  const response = Object.assign(new EventEmitter(), {
    code: 200,
    status: (code: number) => Object.assign(response, { code }),
    send: () => response.emit('finish'),
    setHeader: () => response,
    getHeader: () => undefined,
    removeHeader: () => undefined,
  });
  await (call as (request: Request, response: Response) => Promise<void>)(
    request as unknown as Request,
    response as unknown as Response,
  );
  const entries = log.mock.calls.map(([, entry]) => entry);
  log.mockRestore();
  return { status: response.code, asked: handler.mock.calls.length, entries };
};

const good = { 'x-firebase-appcheck': appCheckToken(Date.now() + 3_600_000) };
const bad = { 'x-firebase-appcheck': 'eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ==' };
/** Makes firebase-functions accept unverified tokens: tests cannot fetch Google's keys. */
const trust = () => vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}');

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-vongxe');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('how calls are opened', () => {
  it.each([
    ['deployed, off', 'off', undefined, false],
    ['deployed, watch', 'watch', undefined, false],
    ['deployed, enforce', 'enforce', undefined, true],
    ['on the emulators', 'enforce', 'true', false],
  ] as const)('%s', async (_, mode, emulated, enforceAppCheck) => {
    world.mode = mode;
    vi.resetModules();
    vi.stubEnv('FUNCTIONS_EMULATOR', emulated);
    const { callOptions } = await import('./caller.ts');
    expect(callOptions).toEqual({ cors: emulated ? true : ['https://vongxe.example'], enforceAppCheck });
  });
});

describe('while App Check is watched', () => {
  it.each([
    ['without a token', {}, 'missing'],
    ['with one that Google did not make', bad, 'invalid'],
  ])('a call %s is answered, and counted in the log', async (_, headers, app_check) => {
    const { status, asked, entries } = await ask('watch', headers);
    expect([status, asked]).toEqual([200, 1]);
    expect(entries).toEqual([{ trace: null, outcome: 'ok', took: expect.any(Number), app_check }]);
  });

  it('so is one with a good one', async () => {
    trust();
    const { status, entries } = await ask('watch', good);
    expect([status, entries[0]?.app_check]).toEqual([200, 'valid']);
  });
});

describe('once it is enforced', () => {
  it.each([
    ['without a token', {}],
    ['with one that Google did not make', bad],
  ])('a call %s is refused before anything is done', async (_, headers) => {
    expect(await ask('enforce', headers)).toEqual({ status: 401, asked: 0, entries: [] });
  });

  it('one with a good one is answered', async () => {
    trust();
    expect(await ask('enforce', good)).toMatchObject({ status: 200, asked: 1 });
  });
});

it('switched off, nothing is said of it', async () => {
  const { status, entries } = await ask('off', {});
  expect(status).toBe(200);
  expect(entries).toEqual([{ trace: null, outcome: 'ok', took: expect.any(Number) }]);
});
