import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts';
import { settings } from '../../settings.ts';
import { beginZalo, challengeOf, takeZalo } from './zaloFlow.ts';

const now = Date.UTC(2026, 10, 27, 3);
const minute = 60_000;
const went: URL[] = [];
beforeEach(() => {
  went.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', {
    origin: 'https://vongxe.example',
    hostname: 'vongxe.example',
    port: '',
    assign: (address: string) => void went.push(new URL(address)),
  });
});
afterEach(() => vi.unstubAllGlobals());

const begin = async (redirect: string | null = '/sell', at = now) => {
  expect(await beginZalo('signIn', 'vi', redirect, at)).toBe(true);
  return went.at(-1)?.searchParams.get('state') ?? '';
};

it('the way to Zalo names the app, the return address, and a challenge of the verifier', async () => {
  const state = await begin();
  const [to] = went;
  expect(`${to?.origin}${to?.pathname}`).toBe('https://oauth.zaloapp.com/v4/permission');
  const flow = takeZalo(state, now);
  expect(flow).toMatchObject({ act: 'signIn', lang: 'vi', redirect: '/sell' });
  expect(Object.fromEntries(to?.searchParams ?? [])).toEqual({
    app_id: settings.signIn.zalo,
    redirect_uri: 'https://vongxe.example/auth/zalo',
    code_challenge: createHash('sha256')
      .update(flow?.verifier ?? '')
      .digest('base64url'),
    state,
  });
  expect([flow?.verifier, state]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  expect(to?.href).not.toContain(flow?.verifier);
});

it('the challenge is that of RFC 7636', async () =>
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  ));

describe('a return', () => {
  it('is taken once, by the browser that left', async () => {
    const state = await begin();
    for (const forged of [null, '', `${state}x`]) expect(takeZalo(forged, now)).toBeNull();
    expect(takeZalo(state, now)).not.toBeNull();
    expect(takeZalo(state, now)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('comes within ten minutes', async () => {
    expect(takeZalo(await begin(), now + 10 * minute)).toBeNull();
    expect(takeZalo(await begin(), now + 10 * minute - 1)).not.toBeNull();
    // After the clock is set back, the sign-in would be valid for longer than ten minutes.
    expect(takeZalo(await begin(), now - minute)).toBeNull();
  });

  it('of two tabs at once is told apart, and more than five forget the first', async () => {
    const states = [await begin('/sell'), await begin('/alerts')];
    expect(takeZalo(states[1] ?? '', now)?.redirect).toBe('/alerts');
    expect(takeZalo(states[0] ?? '', now)?.redirect).toBe('/sell');
    const many = [];
    for (let times = 0; times < 6; times += 1) many.push(await begin());
    expect(many.map((state) => takeZalo(state, now) !== null)).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
  });

  it.each(['{', 'null', '[1]', '[{"state":"s","verifier":1}]', '{"state":"s"}'])(
    'is none where storage says %s',
    (text) => {
      localStorage.setItem('vongxe.zalo', text);
      expect(takeZalo('s', now)).toBeNull();
    },
  );
});

it('nobody leaves a browser that stores nothing', async () => {
  vi.stubGlobal('localStorage', {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('blocked');
    },
  });
  expect(await beginZalo('signIn', 'en', null, now)).toBe(false);
  expect(went).toEqual([]);
});
