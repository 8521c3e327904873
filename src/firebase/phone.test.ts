import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkPhone, ownPhone, provePhone, removePhone, sendCode, signInByCode } from './phone.ts';

const { asked, here, fails } = vi.hoisted(() => ({
  asked: [] as unknown[][],
  here: { user: null as Record<string, unknown> | null, languageCode: '' },
  fails: new Map<string, Error>(),
}));
const { note } = vi.hoisted(() => ({
  note: <T>(name: string, given: readonly unknown[], answer: T): T => {
    asked.push([name, ...given]);
    const failure = fails.get(name);
    if (failure) throw failure;
    return answer;
  },
}));
vi.mock('firebase/auth', () => ({
  signInWithCredential: async (_: unknown, proof: string) => note('signIn', [proof], { user: here.user }),
  linkWithCredential: async (_: unknown, proof: string) => note('link', [proof], undefined),
  reauthenticateWithCredential: async (_: unknown, proof: string) => note('prove', [proof], undefined),
  unlink: async (_: unknown, provider: string) => note('unlink', [provider], undefined),
  PhoneAuthProvider: class {
    static credential = (verification: string, code: string) => `${verification} ${code}`;
    verifyPhoneNumber = async (phone: string) => note('verify', [phone], 'session-1');
  },
  RecaptchaVerifier: class {
    constructor(_: unknown, place: { placed: boolean }, { size }: { size: string }) {
      note('reCAPTCHA', [place.placed, size], undefined);
    }
    clear = () => note('clear', [], undefined);
  },
}));
vi.mock('./authentication.ts', () => ({
  auth: {
    get currentUser() {
      return here.user;
    },
    set languageCode(code: string) {
      here.languageCode = code;
    },
  },
  reloadUser: async () => note('reload', [], undefined),
}));
vi.mock('./calls.ts', () => ({ call: async (name: string, data: object) => note(name, [data], undefined) }));
vi.mock('../domain/platform/trustedTypes.ts', () => ({ trustPage: () => undefined }));

const place = { placed: false, remove: () => note('remove', [], undefined) };
vi.stubGlobal('document', {
  createElement: () => place,
  body: { appendChild: (element: typeof place) => Object.assign(element, { placed: true }) },
});
const sent = { phone: '+84912345678', verification: 'session-1' };
const user = () => ({ getIdToken: async (fresh: boolean) => note('token', [fresh], undefined) });
beforeEach(() => {
  asked.length = 0;
  fails.clear();
  here.user = null;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('a code', () => {
  it('is counted before Firebase sends it, in the language of the page, and leaves nothing in the page', async () => {
    expect(await sendCode('+84912345678', 'vi')).toEqual(sent);
    expect(here.languageCode).toBe('vi');
    expect(asked).toEqual([
      ['requestPhoneCode', { phone: '+84912345678' }],
      ['reCAPTCHA', true, 'invisible'],
      ['verify', '+84912345678'],
      ['clear'],
      ['remove'],
    ]);
  });
  it('is not requested from Firebase after too many', async () => {
    fails.set('requestPhoneCode', new Error('resource-exhausted'));
    await expect(sendCode('+84912345678', 'vi')).rejects.toThrow('resource-exhausted');
    expect(asked.map(([name]) => name)).toEqual(['requestPhoneCode']);
  });
  it('that Firebase does not send leaves nothing in the page either', async () => {
    fails.set('verify', new Error('auth/captcha-check-failed'));
    await expect(sendCode('+84912345678', 'vi')).rejects.toThrow('captcha');
    expect(asked.slice(-2)).toEqual([['clear'], ['remove']]);
  });
  it.each([
    [null, false],
    ['Thu', true],
  ])('signs in an account of the name %s: it has one, %s', async (displayName, named) => {
    here.user = { displayName };
    expect(await signInByCode(sent, '123456')).toEqual({ named });
    expect(asked).toEqual([['signIn', 'session-1 123456']]);
  });
  it('proves who asks', async () => {
    here.user = user();
    await provePhone(sent, '123456');
    expect(asked).toEqual([['prove', 'session-1 123456']]);
    here.user = null;
    await expect(provePhone(sent, '123456')).rejects.toThrow('nobody is signed in');
  });
});

describe('a number of one’s own', () => {
  it('is linked, and buyers are told; that they are not yet is no failure', async () => {
    here.user = { ...user(), phoneNumber: '+84912345678' };
    expect(ownPhone()).toBe('+84912345678');
    fails.set('refreshConfirmed', new Error('unavailable'));
    await linkPhone(sent, '123456');
    expect(asked).toEqual([['link', 'session-1 123456'], ['reload'], ['refreshConfirmed', {}]]);
  });
  it('is taken away with a token that does not say it any more', async () => {
    here.user = user();
    expect(ownPhone()).toBe(null);
    await removePhone();
    expect(asked).toEqual([['unlink', 'phone'], ['token', true], ['reload'], ['refreshConfirmed', {}]]);
  });
});
