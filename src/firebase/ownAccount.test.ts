import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePassword,
  choosePassword,
  confirmEmail,
  proveWith,
  renameAccount,
  signIn,
  signInWith,
  signUp,
  waitingEmail,
  waysIn,
} from './accounts.ts';

const { asked, sdk, here, fails } = vi.hoisted(() => {
  const calls: unknown[][] = [];
  const fails = new Map<string, Error>();
  const here = { user: null as Record<string, unknown> | null, isConfirmed: true, hasZalo: false };
  const action =
    (name: string, answer: unknown = undefined) =>
    async (_auth: unknown, ...given: unknown[]) => {
      calls.push([name, ...given]);
      const failure = fails.get(name);
      if (failure) throw failure;
      return answer;
    };
  const user = {
    email: 'lan@example.com',
    emailVerified: false,
    getIdToken: async () => calls.push(['fresh token']),
  };
  const sdk = {
    signInWithEmailAndPassword: action('signIn', { user }),
    createUserWithEmailAndPassword: action('create', { user }),
    signInWithPopup: action('popup', { user }),
    updateProfile: action('rename'),
    applyActionCode: action('confirm'),
    verifyPasswordResetCode: action('verify', 'lan@example.com'),
    confirmPasswordReset: action('reset'),
    reauthenticateWithCredential: action('prove'),
    reauthenticateWithPopup: action('prove elsewhere'),
    updatePassword: action('password'),
  };
  return { asked: calls, sdk, here, fails };
});
vi.mock('firebase/auth', () => ({
  getAdditionalUserInfo: () => null,
  ...sdk,
  browserPopupRedirectResolver: 'resolver',
  EmailAuthProvider: { credential: (email: string, password: string) => `${email} ${password}` },
  GoogleAuthProvider: class {
    providerId = 'google.com';
  },
  FacebookAuthProvider: class {
    providerId = 'facebook.com';
    scopes: string[] = [];
    addScope(scope: string) {
      this.scopes.push(scope);
      return this;
    }
  },
}));
vi.mock('./authentication.ts', () => ({
  auth: {
    get currentUser() {
      return here.user;
    },
    authStateReady: async () => undefined,
    signOut: async () => void asked.push(['signOut']),
  },
  isConfirmed: () => here.isConfirmed,
  reloadUser: async () => void asked.push(['reload']),
}));
vi.mock('./zalo.ts', () => ({ hasZalo: async () => here.hasZalo }));
vi.mock('./calls.ts', () => ({
  call: async (name: string) => {
    asked.push([name]);
    const failure = fails.get(name);
    if (failure) throw failure;
  },
}));
vi.mock('../domain/platform/trustedTypes.ts', () => ({ trustPage: () => undefined }));

beforeEach(() => {
  asked.length = 0;
  fails.clear();
  here.user = null;
  here.isConfirmed = true;
  here.hasZalo = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const names = () => asked.map(([name]) => name);

describe('signing in with a password', () => {
  it.each([
    [true, 'in'],
    [false, 'unconfirmed'],
  ])('with an address that is confirmed: %s leaves somebody %s', async (isConfirmed, outcome) => {
    here.isConfirmed = isConfirmed;
    expect(await signIn('lan@example.com', 'secret')).toBe(outcome);
    expect(asked).toEqual([['signIn', 'lan@example.com', 'secret']]);
  });
});

describe('a new account', () => {
  it('has its name', async () => {
    await signUp('lan@example.com', 'secret', 'Lan');
    expect(asked).toEqual([
      ['create', 'lan@example.com', 'secret'],
      ['rename', { displayName: 'Lan' }],
    ]);
  });

  it('is there, although its name could not be added', async () => {
    fails.set('rename', new Error('away'));
    await expect(signUp('lan@example.com', 'secret', 'Lan')).resolves.toBeUndefined();
  });
});

describe('the link that confirms an address', () => {
  it('lets its owner in, also when it was used before', async () => {
    await confirmEmail('code');
    expect(asked).toEqual([['confirm', 'code'], ['reload']]);
    fails.set('confirm', new Error('used'));
    await expect(confirmEmail('code')).rejects.toThrow('used');
    expect(names().slice(2)).toEqual(['confirm', 'reload']);
  });
});

describe('a new password', () => {
  it('by a link ends other sessions, and signs nobody in', async () => {
    await choosePassword('code', 'new secret');
    expect(asked).toEqual([
      ['verify', 'code'],
      ['reset', 'code', 'new secret'],
      ['signIn', 'lan@example.com', 'new secret'],
      ['endOtherSessions'],
      ['signOut'],
    ]);
  });

  it.each(['signIn', 'endOtherSessions'])(
    'is saved, even where sessions cannot be ended (%s)',
    async (name) => {
      fails.set(name, new Error('away'));
      await expect(choosePassword('code', 'new secret')).resolves.toBeUndefined();
    },
  );

  it('with a link that is too old changes nothing', async () => {
    fails.set('verify', new Error('expired'));
    await expect(choosePassword('code', 'new secret')).rejects.toThrow('expired');
    expect(names()).toEqual(['verify']);
  });

  it('of a signed-in person requires the present one, and ends other sessions', async () => {
    here.user = { email: 'lan@example.com' };
    await changePassword('old', 'new');
    expect(asked).toEqual([['prove', 'lan@example.com old'], ['password', 'new'], ['endOtherSessions']]);
  });

  it('with a wrong present one changes nothing', async () => {
    here.user = { email: 'lan@example.com' };
    fails.set('prove', new Error('wrong'));
    await expect(changePassword('old', 'new')).rejects.toThrow('wrong');
    expect(names()).toEqual(['prove']);
  });

  it('fails if nobody is signed in', async () => {
    await expect(changePassword('old', 'new')).rejects.toThrow('nobody is signed in');
  });
});

describe('an account', () => {
  it.each([
    [null, true, null],
    [{ email: 'lan@example.com' }, true, null],
    [{ email: 'lan@example.com' }, false, 'lan@example.com'],
  ])('of %o, confirmed: %s, waits for its confirmation: %s', async (user, isConfirmed, waiting) => {
    Object.assign(here, { user, isConfirmed });
    expect(await waitingEmail()).toBe(waiting);
  });

  it.each([
    [null, []],
    [
      [
        { providerId: 'password' },
        { providerId: 'google.com' },
        { providerId: 'phone' },
        { providerId: 'twitter.com' },
      ],
      ['password', 'google', 'phone'],
    ],
    [[{ providerId: 'facebook.com' }], ['facebook']],
  ])('with %j is signed in to by %j', async (providerData, ways) => {
    here.user = providerData && { providerData };
    expect(await waysIn()).toEqual(ways);
    here.hasZalo = true;
    expect(await waysIn()).toEqual([...ways, 'zalo']);
  });

  it('is renamed, and read again', async () => {
    here.user = { email: 'lan@example.com' };
    await renameAccount('Lan');
    expect(asked).toEqual([['rename', { displayName: 'Lan' }], ['reload']]);
  });

  it('is proved through its provider, in a window of its own', async () => {
    here.user = {};
    await proveWith('facebook', 'vi');
    expect(asked).toEqual([
      ['prove elsewhere', { providerId: 'facebook.com', scopes: ['email'] }, 'resolver'],
    ]);
  });

  it('of Facebook has its address confirmed by our function, and counts at once', async () => {
    await signInWith('facebook', 'vi');
    expect(names()).toEqual(['popup', 'confirmProviderAddress', 'fresh token', 'reload']);
  });
});
