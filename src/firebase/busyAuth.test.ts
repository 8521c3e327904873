import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, type Persistence } from 'firebase/auth';
import { afterAll, expect, it, vi } from 'vitest';

/* Tests the real SDK in a browser with a stored account: on start it calls accounts:lookup. Before 13.1 a
   response 429 or 503, which anybody can cause, signed the person out. */

// Must run before the SDK loads: it stores a reference to `fetch`.
const fetched = vi.hoisted(() => {
  const answer = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', answer);
  return answer;
});
afterAll(() => vi.unstubAllGlobals());

const stored = new Map<string, unknown>();
class KeptInMemory {
  static type = 'LOCAL' as const;
  type = 'LOCAL' as const;
  _isAvailable = async () => true;
  _set = async (key: string, value: unknown) => void stored.set(key, value);
  _get = async (key: string) => stored.get(key) ?? null;
  _remove = async (key: string) => void stored.delete(key);
  _addListener = () => {};
  _removeListener = () => {};
}

const apiKey = 'demo-key';
const userKey = `firebase:authUser:${apiKey}:[DEFAULT]`;
const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
const token = `${part({ alg: 'none' })}.${part({ sub: 'lan', exp: 4_102_444_800, iat: 1 })}.`;
const lan = {
  uid: 'lan',
  email: 'lan@example.com',
  emailVerified: true,
  isAnonymous: false,
  stsTokenManager: { accessToken: token, refreshToken: 'r', expirationTime: 4_102_444_800_000 },
  apiKey,
  appName: '[DEFAULT]',
};

/** @returns the signed-in user */
const open = async (status: number, message: string) => {
  fetched
    .mockReset()
    .mockImplementation(async () => Response.json({ error: { code: status, message } }, { status }));
  const app = initializeApp({ projectId: 'demo-vongxe', apiKey });
  const auth = initializeAuth(app, { persistence: KeptInMemory as unknown as Persistence });
  await auth.authStateReady();
  const here = auth.currentUser?.uid ?? null;
  await deleteApp(app);
  expect(fetched).toHaveBeenCalledTimes(1);
  return here;
};

it.each([
  [429, 'QUOTA_EXCEEDED : Exceeded quota for getting account information.'],
  [429, 'RESOURCE_EXHAUSTED'],
  [503, 'The service is currently unavailable.'],
  [500, 'INTERNAL'],
])(
  'a member stays signed in, here and on the next page, where accounts:lookup answers %i %s',
  async (status, message) => {
    stored.clear();
    stored.set(userKey, lan);
    expect(await open(status, message)).toBe('lan');
    expect(stored.get(userKey)).toMatchObject({ uid: 'lan' });
    expect(await open(status, message)).toBe('lan');
  },
);

it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
  '%s still ends the session',
  async (message) => {
    stored.clear();
    stored.set(userKey, lan);
    expect(await open(400, message)).toBeNull();
    expect(stored.has(userKey)).toBe(false);
  },
);
