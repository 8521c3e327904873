import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Account = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  phoneNumber?: string | null;
  providerData: object[];
  getIdTokenResult: () => Promise<{ claims: object }>;
  getIdToken: (fresh?: boolean) => Promise<string>;
  reload: () => Promise<void>;
};
const sdk = vi.hoisted(() => ({
  connectAuthEmulator: vi.fn(),
  initializeAuth: vi.fn(),
  onIdTokenChanged: vi.fn(),
}));
vi.mock('firebase/auth', () => ({
  ...sdk,
  browserLocalPersistence: 'local storage',
  indexedDBLocalPersistence: 'indexedDB',
}));
vi.mock('./app.ts', () => ({ app: 'the app' }));

const account = (changes: Partial<Account> = {}, claims: object = { email_verified: true }): Account => ({
  uid: 'lan',
  email: 'lan@example.com',
  displayName: 'Lan',
  photoURL: null,
  emailVerified: true,
  providerData: [{ providerId: 'password' }],
  getIdTokenResult: async () => ({ claims }),
  getIdToken: vi.fn(async (fresh = false) => (fresh ? 'new token' : 'token')),
  reload: vi.fn(async () => undefined),
  ...changes,
});
const lan = { id: 'lan', email: 'lan@example.com', name: 'Lan', avatar: null };

const open = async (here: Account | null, hostname = 'vongxe.example') => {
  vi.resetModules();
  vi.stubGlobal('location', { hostname, port: '4321' });
  const auth = {
    currentUser: here,
    authStateReady: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
  };
  sdk.initializeAuth.mockReturnValue(auth);
  const page = await import('./authentication.ts');
  const seen: unknown[] = [];
  const tell = async (user: Account | null) => {
    auth.currentUser = user;
    for (const [, hear] of sdk.onIdTokenChanged.mock.calls) hear(user);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
  };
  const admit = (user: Account | null) => page.admit(user as unknown as User | null);
  return { ...page, admit, auth, seen, tell };
};
beforeEach(() => {
  for (const call of Object.values(sdk)) call.mockReset();
});

describe('Firebase Auth', () => {
  it('keeps who is here in this browser, and asks Google away from this machine', async () => {
    await open(null);
    expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith('the app', {
      persistence: ['indexedDB', 'local storage'],
    });
    expect(sdk.connectAuthEmulator).not.toHaveBeenCalled();
  });

  it('is the emulator on this machine', async () => {
    const { auth } = await open(null, 'localhost');
    const quietly = { disableWarnings: true };
    expect(sdk.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(auth, 'http://localhost:9099', quietly);
  });
});

describe('the admitted user', () => {
  it('has a confirmed address', async () => {
    const { admit } = await open(null);
    expect(await admit(account())).toEqual(lan);
    expect(await admit(account({ emailVerified: false }))).toBeNull();
    expect(await admit(null)).toBeNull();
  });

  it('or has a confirmed number, and then no unconfirmed address', async () => {
    const { admit } = await open(null);
    const claims = { phone_number: '+84912345678' };
    const byPhone = account({ emailVerified: false, phoneNumber: '+84912345678' }, claims);
    expect(await admit(byPhone)).toEqual({ ...lan, email: '' });
    expect(byPhone.getIdToken).not.toHaveBeenCalled();
    const linked = account({ phoneNumber: '+84912345678' });
    expect(await admit(linked)).toEqual(lan);
    expect(linked.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('has a name and an address, be they empty', async () => {
    const { admit } = await open(null);
    const bare = account({ email: null, displayName: null, photoURL: 'https://photo.example/lan' });
    expect(await admit(bare)).toEqual({
      id: 'lan',
      email: '',
      name: '',
      avatar: 'https://photo.example/lan',
    });
  });

  it('gets a new token where that of before the confirmation would be refused', async () => {
    const { admit } = await open(null);
    const [current, stale] = [account(), account({}, {})];
    await admit(current);
    await admit(stale);
    expect(current.getIdToken).not.toHaveBeenCalled();
    expect(stale.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('gets by with the old token where the network is gone', async () => {
    const { admit } = await open(null);
    expect(await admit(account({ getIdTokenResult: () => Promise.reject(new Error('offline')) }))).toEqual(
      lan,
    );
  });
});

describe('a page', () => {
  it('hears of everybody who comes and goes, once', async () => {
    const { watchUser, tell, seen } = await open(null);
    watchUser((user) => seen.push(user));
    watchUser(() => expect.fail('there is one watcher'));
    expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1);
    await tell(account());
    expect(seen).toEqual([lan]);
    seen.length = 0;
    await tell(null);
    expect(seen).toEqual([null]);
  });

  it('gets no user who signed out while the claims were read', async () => {
    const { watchUser, auth, seen } = await open(null);
    watchUser((user) => seen.push(user));
    const [, hear] = sdk.onIdTokenChanged.mock.calls[0] ?? [];
    auth.currentUser = null;
    hear(account());
    hear(null);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(seen).toEqual([null]);
  });

  it('reads the account again once it is known, and hears of it', async () => {
    const here = account({ displayName: 'Lan Anh' });
    const { watchUser, reloadUser, auth, seen } = await open(here);
    watchUser((user) => seen.push(user));
    await reloadUser();
    expect(auth.authStateReady).toHaveBeenCalledBefore(vi.mocked(here.reload));
    expect(seen).toEqual([{ ...lan, name: 'Lan Anh' }]);
  });

  it('of a visitor has nothing to read again, and no token', async () => {
    const { reloadUser, idToken } = await open(null);
    await expect(reloadUser()).resolves.toBeUndefined();
    expect(await idToken(false)).toBeNull();
  });

  it('of a member has a token, and a new one where it is wished', async () => {
    const { idToken, signOut, auth } = await open(account());
    expect([await idToken(false), await idToken(true)]).toEqual(['token', 'new token']);
    await signOut();
    expect(auth.signOut).toHaveBeenCalledOnce();
  });
});
