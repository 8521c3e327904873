import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSocialSignIn, signInWith } from './accounts.ts';

const sdk = vi.hoisted(() => ({
  signInWithPopup: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
  signInWithRedirect: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
  getRedirectResult: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
}));
vi.mock('firebase/auth', () => ({
  ...sdk,
  getAdditionalUserInfo: ({ isNewUser }: { isNewUser?: boolean }) => ({ isNewUser }),
  browserPopupRedirectResolver: 'resolver',
  GoogleAuthProvider: class {
    providerId = 'google.com';
  },
  FacebookAuthProvider: class {
    providerId = 'facebook.com';
    addScope() {
      return this;
    }
  },
}));
vi.mock('./authentication.ts', () => ({
  auth: { name: 'auth' },
  isConfirmed: () => true,
  reloadUser: () => {},
}));
vi.mock('../domain/platform/trustedTypes.ts', () => ({ trustPage: () => undefined }));

const confirmed = { user: { emailVerified: true } };
const coded = (code: string) => Object.assign(new Error(code), { code });
beforeEach(() => {
  for (const call of Object.values(sdk)) call.mockReset();
});

describe('[S6.14] [S7.3] Google and Facebook', () => {
  it.each([
    ['google', 'google.com'],
    ['facebook', 'facebook.com'],
  ] as const)('%s opens in a window of its own', async (name, providerId) => {
    sdk.signInWithPopup.mockResolvedValueOnce(confirmed);
    await signInWith(name, 'vi');
    expect(sdk.signInWithPopup.mock.calls[0]?.[1]).toMatchObject({ providerId });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  it.each(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'])(
    'where no window can be had (%s) the page is left for the provider, which leads back to it',
    async (code) => {
      sdk.signInWithPopup.mockRejectedValueOnce(coded(code));
      await signInWith('facebook', 'en');
      expect(sdk.signInWithRedirect.mock.calls[0]?.[1]).toMatchObject({ providerId: 'facebook.com' });
    },
  );

  it('any other failure is said, and leads nowhere', async () => {
    sdk.signInWithPopup.mockRejectedValueOnce(coded('auth/internal-error'));
    await expect(signInWith('google', 'en')).rejects.toThrow('auth/internal-error');
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  it.each([
    [confirmed, 'known'],
    [{ ...confirmed, isNewUser: true }, 'new'],
    [null, null],
  ])('who comes back with %o is %s', async (result, arrival) => {
    sdk.getRedirectResult.mockResolvedValueOnce(result);
    expect(await finishSocialSignIn()).toBe(arrival);
  });

  it('an account that was just made in the window is new', async () => {
    sdk.signInWithPopup.mockResolvedValueOnce({ ...confirmed, isNewUser: true });
    expect(await signInWith('google', 'vi')).toBe('new');
  });
});
