import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashedId } from './hashedId.plan.ts';
import { consumeLimit } from './rateLimit.ts';
import { visitorAddress } from './visitorAddress.ts';

const arrive = (forwarded?: string | string[], remoteAddress = '169.254.1.1') => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('a call, which comes directly', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['1.1.1.1,2.2.2.2,203.0.113.7', '203.0.113.7'],
    // A direct request from a Google network: the client is the visitor, not a proxy.
    ['1.1.1.1, 74.125.0.9', '74.125.0.9'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', ''],
    ['203.0.113.7:1234', ''],
    ['203.0.113.7, ', ''],
  ])('%s is %s', (forwarded, address) => {
    expect(visitorAddress(arrive(forwarded), 'direct')).toBe(address);
  });

  it('is heard once, in however many headers it says so', () => {
    expect(visitorAddress(arrive(['1.1.1.1', '203.0.113.7']), 'direct')).toBe('203.0.113.7');
  });

  it('without the header is nobody, since Google always writes one', () => {
    expect(visitorAddress(arrive(), 'direct')).toBe('');
  });
});

describe('a beacon, which comes through Hosting', () => {
  it.each([
    ['203.0.113.7, 66.249.93.4', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 66.249.93.4', '203.0.113.7'],
    ['1.1.1.1, 2001:db8:1:2::9, 2a00:1450:4001::5', '2001:db8:1:2::/64'],
    // Requests to the function itself, without Hosting.
    ['203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 66.249.93.4, 203.0.113.7', '203.0.113.7'],
    ['66.249.93.4', ''],
  ])('%s is %s', (forwarded, address) => {
    expect(visitorAddress(arrive(forwarded), 'hosting')).toBe(address);
  });
});

const counter = () => {
  const used = new Map<string, number>();
  const documents = {
    collection: () => ({ doc: (id: string) => id }),
    runTransaction: async (work: (transaction: unknown) => unknown) =>
      work({
        get: async (id: string) => ({ get: () => used.get(id) }),
        set: (id: string, data: { used: number }) => used.set(id, data.used),
      }),
  };
  return documents as unknown as Firestore;
};
const twice = { action: 'ask', limit: 2, seconds: 3_600 };

it.each([
  ['direct', 'a first entry of its own', (turn: number) => `10.0.0.${turn}, 203.0.113.7`],
  ['hosting', 'a first entry of its own', (turn: number) => `10.0.0.${turn}, 203.0.113.7, 66.249.93.4`],
  ['hosting', 'a way past Hosting', (turn: number) => `10.0.0.${turn}, 66.249.93.4, 203.0.113.7`],
  ['direct', 'an address of its network', (turn: number) => `2001:db8:1:2::${turn.toString(16)}`],
] as const)('%s: %s does not escape a limit', async (way, _, forwarded) => {
  const documents = counter();
  const taken = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    const visitor = visitorAddress(arrive(forwarded(turn)), way);
    taken.push((await consumeLimit(documents, hashedId(visitor), twice, 0)) !== null);
  }
  expect(taken).toEqual([true, true, false, false, false]);
});

describe('on the emulators', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('a visitor is the other end of the line, or who it says it is', async () => {
    vi.resetModules();
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    const { visitorAddress: local } = await import('./visitorAddress.ts');
    expect(local({ headers: {}, socket: { remoteAddress: '::ffff:127.0.0.1' } }, 'hosting')).toBe(
      '127.0.0.1',
    );
    expect(local(arrive('1.1.1.1', '::ffff:127.0.0.1'), 'hosting')).toBe('1.1.1.1');
  });
});
