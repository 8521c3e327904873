import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetLinkFor } from './resetLink.ts';

vi.mock('firebase-functions/logger', { spy: true });

/** Identity Toolkit's responses in production, with and without protection against email enumeration. */
const people = {
  'known@example.com': { localId: 'known', email: 'known@example.com', emailVerified: true },
  'unconfirmed@example.com': { localId: 'new', email: 'unconfirmed@example.com', emailVerified: false },
  'disabled@example.com': { localId: 'disabled', email: 'disabled@example.com', disabled: true },
} as const;
const isKnown = (email: string): email is keyof typeof people => email in people;
const link = 'https://p.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=x';

const world = { protected: true, down: false, limited: false };
const refusal = (message: string, status = 400) => ({ status, body: { error: { message } } });
const ok = (body: object) => ({ status: 200, body });
const answer = (method: string, { email }: { email: string | [string] }) => {
  const [address = ''] = [email].flat();
  if (world.down) return refusal('INTERNAL', 500);
  if (method === 'lookup') return ok(isKnown(address) ? { users: [people[address]] } : {});
  if (!isKnown(address)) return world.protected ? ok({ email: address }) : refusal('EMAIL_NOT_FOUND');
  if ('disabled' in people[address]) return refusal('USER_DISABLED');
  if (world.limited) return refusal('RESET_PASSWORD_EXCEED_LIMIT');
  return ok({ email: address, oobLink: link });
};

let requests: string[] = [];
const service = createServer(async (request, response) => {
  const text = (await request.toArray()).join('');
  const method = request.url?.split('accounts:')[1] ?? '';
  requests.push(method);
  const { status, body } = answer(method, JSON.parse(text));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
});
const app = initializeApp({ projectId: 'p' }, 'reset');
let auth: Auth;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(service.address() as AddressInfo).port}`);
  // `getAuth` reads the emulator's host once, so the host must be set first.
  auth = getAuth(app);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  requests = [];
  Object.assign(world, { protected: true, down: false, limited: false });
});

it.each([
  [true, 'auth/internal-error'],
  [false, 'auth/email-not-found'],
])('firebase-admin by itself fails for an unknown address (protected: %s): %s', async (isProtected, code) => {
  world.protected = isProtected;
  await expect(auth.generatePasswordResetLink('nobody@example.com')).rejects.toMatchObject({ code });
});

describe.each([true, false])('the link for a new password, protected: %s', (isProtected) => {
  beforeEach(() => {
    world.protected = isProtected;
  });

  it.each([
    ['known@example.com', link, ['lookup', 'sendOobCode']],
    ['unconfirmed@example.com', link, ['lookup', 'sendOobCode']],
    ['nobody@example.com', null, ['lookup']],
    ['disabled@example.com', null, ['lookup']],
  ])('%s: %s, after %j', async (email, expected, order) => {
    expect(await resetLinkFor(auth, email)).toBe(expected);
    expect(requests).toEqual(order);
  });

  it('is not to be had while the service gives none, which the operator alone is told', async () => {
    const logged = vi.mocked(logger.error).mockReturnValue();
    world.limited = true;
    expect(await resetLinkFor(auth, 'known@example.com')).toBeNull();
    expect(JSON.stringify(logged.mock.calls)).toContain('auth/');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('known@');
    logged.mockRestore();
  });

  it.each(['known@example.com', 'nobody@example.com'])(
    'fails for everybody alike where it is down: %s',
    async (email) => {
      world.down = true;
      await expect(resetLinkFor(auth, email)).rejects.toMatchObject({ code: 'auth/internal-error' });
    },
  );
});
