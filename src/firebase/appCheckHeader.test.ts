import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appCheckToken } from '../../tests/fixtures/appCheckToken.ts';
import type { AppCheckMode } from '../installation/installation.schema.ts';

const world = vi.hoisted(() => ({
  mode: 'watch' as AppCheckMode,
  newToken: vi.fn<() => Promise<string>>(),
  handToSdks: vi.fn<() => void>(),
}));
vi.mock('./appCheck.ts', () => ({ newToken: world.newToken, handToSdks: world.handToSdks }));
vi.mock('../settings.ts', async (original) => {
  const { settings } = await original<typeof import('../settings.ts')>();
  return { settings: Object.defineProperty({ ...settings }, 'appCheck', { get: () => world.mode }) };
});
const { appCheckHeader, checkSdks } = await import('./appCheckHeader.ts');
const { expiryOf, forgetToken, keepToken } = await import('./keptToken.ts');

const now = Date.UTC(2026, 10, 20);
const good = appCheckToken(now + 3_600_000);
const headerOf = (token: string) => ({ 'X-Firebase-AppCheck': token });
const checks = ['wait', 'begin', 'atHand'] as const;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.useFakeTimers({ now });
  vi.stubGlobal('location', { hostname: 'vongxe.example', port: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  world.newToken.mockReset().mockResolvedValue('new');
  world.handToSdks.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('switched off', () => {
  it.each(checks)('nothing is sent or loaded (%s), not even a stored token', async (check) => {
    world.mode = 'off';
    keepToken(good);
    expect(await appCheckHeader(check)).toEqual({});
    await checkSdks(check);
    expect([world.newToken, world.handToSdks].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('it is the same on the emulators, which have no App Check', async () => {
    world.mode = 'enforce';
    vi.stubGlobal('location', { hostname: 'localhost', port: '4321' });
    expect(await appCheckHeader('wait')).toEqual({});
    expect(world.newToken).not.toHaveBeenCalled();
  });
});

describe.each(['watch', 'enforce'] as const)('%s', (mode) => {
  beforeEach(() => {
    world.mode = mode;
  });

  it.each(checks)('a token that holds is sent again, and nothing is loaded (%s)', async (check) => {
    keepToken(good);
    expect(await appCheckHeader(check)).toEqual(headerOf(good));
    expect(world.newToken).not.toHaveBeenCalled();
  });

  it('waits for a token where there is time', async () => {
    expect(await appCheckHeader('wait')).toEqual(headerOf('new'));
  });

  it.each([59_000, -1_000])('does not send one that ends in %i ms', async (left) => {
    keepToken(appCheckToken(now + left));
    expect(await appCheckHeader('wait')).toEqual(headerOf('new'));
  });

  it('forgets a token that was refused', async () => {
    expect(forgetToken()).toBe(false);
    keepToken(good);
    expect(forgetToken()).toBe(true);
    expect(await appCheckHeader('wait')).toEqual(headerOf('new'));
  });

  it('gets by where storage is blocked', async () => {
    const blocked = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    keepToken(good);
    expect(forgetToken()).toBe(false);
    expect(await appCheckHeader('wait')).toEqual(headerOf('new'));
  });

  it('hands tokens to the SDKs once there is one', async () => {
    await checkSdks('wait');
    expect(world.handToSdks).toHaveBeenCalledTimes(1);
  });
});

describe('while it is watched', () => {
  beforeEach(() => {
    world.mode = 'watch';
  });

  it('reading loads nothing', async () => {
    expect(await appCheckHeader('atHand')).toEqual({});
    await checkSdks('atHand');
    expect(world.newToken).not.toHaveBeenCalled();
    expect(world.handToSdks).not.toHaveBeenCalled();
  });

  it('what is written leaves at once, and the next one has a token', async () => {
    world.newToken.mockReturnValue(new Promise(() => undefined));
    expect(await appCheckHeader('begin')).toEqual({});
    await vi.waitFor(() => expect(world.newToken).toHaveBeenCalledTimes(1));
  });

  it.each(checks)('no token is no reason to fail (%s)', async (check) => {
    world.newToken.mockRejectedValue(new Error('reCAPTCHA did not answer in time'));
    expect(await appCheckHeader(check)).toEqual({});
    await checkSdks(check);
    expect(world.handToSdks).not.toHaveBeenCalled();
  });
});

describe('once it is enforced', () => {
  beforeEach(() => {
    world.mode = 'enforce';
  });

  it.each(checks)('every request waits for a token (%s)', async (check) => {
    expect(await appCheckHeader(check)).toEqual(headerOf('new'));
  });

  it.each(checks)('and fails without (%s)', async (check) => {
    world.newToken.mockRejectedValue(new Error('reCAPTCHA did not answer in time'));
    await expect(appCheckHeader(check)).rejects.toThrow('in time');
    await expect(checkSdks(check)).rejects.toThrow('in time');
  });
});

it.each([
  [good, now + 3_600_000],
  ['', 0],
  ['a.b.c', 0],
  ['a.e30.c', 0],
  ['a.bnVsbA.c', 0],
])('reads when %s ends', (token, until) => expect(expiryOf(token)).toBe(until));
