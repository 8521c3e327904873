import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { put, refuse, stored, world } from '../../../tests/memory/browserFirestore.ts';
import {
  button,
  follow,
  hasButton,
  link,
  named,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/memory/hands.ts';
import { enter } from '../../../tests/memory/memoryAuthentication.ts';
import { member, openIsland } from '../../../tests/memory/openIsland.tsx';
import { keepPendingLike } from '../../ui/pendingLike.ts';
import { AuthForms } from './AuthForms.tsx';
import { savePendingSocial } from './pendingSignUp.ts';

const accounts = vi.hoisted(() => ({
  signIn: vi.fn(async (_email: string, _password: string): Promise<'in' | 'unconfirmed'> => 'in'),
  signUp: vi.fn(async (_email: string, _password: string, _name: string) => undefined),
  signInWith: vi.fn(async (_provider: string, _lang: string) => undefined),
  finishSocialSignIn: vi.fn(async () => false),
}));
vi.mock('../../firebase/accounts.ts', () => accounts);

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });
const confirm = vi.fn((_: unknown) => ({ sent: true }));
const reset = vi.fn((_: unknown) => ({ sent: true }));
let went: string[] = [];
beforeEach(() => {
  went = [];
  const go = (address: string | URL) => void went.push(String(address));
  vi.spyOn(location, 'assign').mockImplementation(go);
  vi.spyOn(location, 'replace').mockImplementation((address) => {
    // Another form of this page, or another page.
    if (String(address).startsWith('#')) location.hash = String(address);
    else go(address);
  });
  world.calls.sendConfirmation = confirm.mockReset().mockReturnValue({ sent: true });
  world.calls.sendPasswordReset = reset.mockReset().mockReturnValue({ sent: true });
  for (const action of Object.values(accounts)) action.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const open = (address = '/auth', lang: 'en' | 'vi' = 'en') => {
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
  return openIsland(AuthForms, { lang }, { as: null });
};
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(named(name), value);
};
const next = () => JSON.parse(sessionStorage.getItem('vongxe.notice') ?? 'null') as { title: string } | null;
const lan = { email: ' lan@example.com ', password: 'three random words' };

describe('signing in', () => {
  it('[S2.58] goes where the address says, and tells the next page', async () => {
    accounts.signIn.mockImplementationOnce(async () => {
      enter({ ...member, name: 'Lan' });
      return 'in';
    });
    open('/auth?redirect=/sell');
    fill(lan);
    submit(named('password'));
    await until(() => went).toEqual(['/sell']);
    expect(accounts.signIn).toHaveBeenCalledWith('lan@example.com', 'three random words');
    // On a slow line the page is left before it is stored.
    await until(() => stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Lan' });
    await until(() => JSON.stringify({ ...sessionStorage })).toContain('Welcome back');
  });

  it('leads to no other site', async () => {
    accounts.signIn.mockImplementationOnce(async () => {
      enter(member);
      return 'in';
    });
    open('/vi/auth?redirect=https://evil.example', 'vi');
    fill(lan);
    submit(named('password'));
    await until(() => went).toEqual(['/vi']);
  });

  it('a profile that is complete stays as it is', async () => {
    put('profiles/buyer', { full_name: 'Bình Trần', avatar_url: null, updated_at: 1 });
    accounts.signIn.mockImplementationOnce(async () => {
      enter({ ...member, name: 'Another' });
      return 'in';
    });
    open();
    fill(lan);
    submit(named('password'));
    await until(() => went).toEqual(['/']);
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Bình Trần' });
  });

  it('the heart that was pressed before is pressed', async () => {
    keepPendingLike('wave', '/motorcycle/wave');
    accounts.signIn.mockImplementationOnce(async () => {
      enter(member);
      return 'in';
    });
    open('/auth?redirect=/motorcycle/wave');
    fill(lan);
    submit(named('password'));
    await until(() => went).toEqual(['/motorcycle/wave']);
    await until(() => stored('likes/buyer_wave')).not.toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('/motorcycle/wave');
  });

  it('[T12] a wrong address and a wrong password hear the same, and both stay in the form', async () => {
    open();
    for (const code of ['auth/user-not-found', 'auth/wrong-password']) {
      accounts.signIn.mockRejectedValueOnce(refusal(code));
      fill(lan);
      submit(named('password'));
      await says('Please check your email and password and try again.');
      await until(() => document.querySelector('form [type="submit"]')).toHaveProperty('disabled', false);
    }
    expect([named('email').value, named('password').value, went]).toEqual([
      'lan@example.com',
      lan.password,
      [],
    ]);
  });

  it('says beside each field what it lacks, until it is filled in, and asks nobody', async () => {
    open();
    submit(named('password'));
    await says('Email is required');
    await says('Password is required');
    expect(document.activeElement).toBe(named('email'));
    fill({ email: 'lan' });
    await until(() => document.body.textContent).not.toContain('Email is required');
    submit(named('password'));
    await says('Enter an email address such as name@example.com');
    expect(accounts.signIn).not.toHaveBeenCalled();
  });

  it('who has not confirmed the address may ask for the email again', async () => {
    accounts.signIn.mockResolvedValueOnce('unconfirmed');
    open('/auth?redirect=/sell');
    fill(lan);
    submit(named('password'));
    await says("You haven't confirmed your email address yet.");
    await press('Resend email');
    await says("We've sent the email again.");
    expect(confirm).toHaveBeenCalledWith({ language: 'en', redirect: '/sell' });
    expect(went).toEqual([]);
  });

  it.each([
    ['RESOURCE_EXHAUSTED', "We've already sent you several emails."],
    ['NOT_FOUND', "We couldn't send the email. Please try again."],
  ] as const)('an email that is not sent again (%s) says why', async (status, words) => {
    accounts.signIn.mockResolvedValueOnce('unconfirmed');
    confirm.mockImplementation(() => refuse(status));
    open();
    fill(lan);
    submit(named('password'));
    await press('Resend email');
    await says(words);
  });

  it('the password can be seen, and hidden again', async () => {
    open();
    await press('Show password');
    expect(named('password').type).toBe('text');
    await press('Hide password');
    expect(named('password').type).toBe('password');
  });

  it('who is here already goes on', async () => {
    open('/auth?redirect=/alerts').unmount();
    openIsland(AuthForms, { lang: 'en' });
    await until(() => went).toEqual(['/alerts']);
  });
});

describe('signing up', () => {
  const form = { ...lan, fullName: ' Lan Nguyễn ', confirmPassword: lan.password };

  it('[S2.65 S2.66] makes the account, has the email sent, and leads to the page that says so', async () => {
    open('/auth?redirect=/sell#sign-up');
    fill(form);
    submit(named('password'));
    await until(() => went).toEqual(['/confirm-email?redirect=%2Fsell']);
    expect(accounts.signUp).toHaveBeenCalledWith('lan@example.com', lan.password, 'Lan Nguyễn');
    expect(confirm).toHaveBeenCalledWith({ language: 'en', redirect: '/sell' });
    expect(JSON.parse(localStorage.getItem('vongxe.confirm') ?? '')).toEqual({
      email: 'lan@example.com',
      redirect: '/sell',
    });
    expect(JSON.stringify({ ...sessionStorage })).toContain('Sign up successful!');
  });

  it('an email that could not be sent is said on the next page: the account is there', async () => {
    confirm.mockImplementation(() => refuse('RESOURCE_EXHAUSTED'));
    open('/vi/auth#sign-up', 'vi');
    fill(form);
    submit(named('password'));
    await until(() => went).toEqual(['/vi/confirm-email?unsent=1']);
    expect(next()).toBeNull();
  });

  it.each([
    ['auth/email-already-in-use', 'Email already registered'],
    ['auth/weak-password', 'Password must be at least 6 characters long.'],
    ['auth/invalid-email', 'Enter an email address such as name@example.com'],
    ['auth/network-request-failed', "We couldn't reach the server."],
  ])('that is refused (%s) says why, and writes no email', async (code, words) => {
    accounts.signUp.mockRejectedValueOnce(refusal(code));
    open('/auth#sign-up');
    fill(form);
    submit(named('password'));
    await says(words);
    expect([went, confirm.mock.calls]).toEqual([[], []]);
  });

  it.each([
    [{ password: 'abc', confirmPassword: 'abc' }, 'Password must be at least 6 characters long.'],
    [{ confirmPassword: 'another' }, 'Please make sure your passwords match.'],
    [{ password: 'matkhau123', confirmPassword: 'matkhau123' }, 'This password is easy to guess'],
    [{ fullName: ' ' }, 'Full name is required'],
  ])('with %j asks for something else', async (changes, words) => {
    open('/auth#sign-up');
    fill({ ...form, ...changes });
    submit(named('password'));
    await says(words);
    expect(accounts.signUp).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'At least 6 characters.', 0],
    ['abc', 'Weak: easy to guess', 1],
    ['three random words that go on', 'Strong', 3],
  ])('says how easily %j is guessed', async (password, words) => {
    open('/auth#sign-up');
    fill({ password });
    await says(words);
  });
});

describe('a new password', () => {
  it('[D57] is asked for with the address that was typed, and the answer is the same for every address', async () => {
    open();
    fill({ email: 'lan@example.com' });
    await follow('Forgot your password?');
    await until(() => location.hash).toBe('#reset');
    await button('Send the link');
    expect(named('email').value).toBe('lan@example.com');
    submit(named('email'));
    await says(/check your inbox|sent|link/i);
    await until(() => hasButton('Send the link')).toBe(false);
    expect(reset).toHaveBeenCalledWith({ email: 'lan@example.com', language: 'en' });
    await follow('Back to sign in');
    await until(() => location.hash).toBe('#sign-in');
  });

  it.each([
    ['RESOURCE_EXHAUSTED', 'Too many attempts.'],
    ['NOT_FOUND', 'Please try again later.'],
  ] as const)('that cannot be asked for (%s) says why', async (status, words) => {
    reset.mockImplementation(() => refuse(status));
    open('/auth#reset');
    fill({ email: 'lan@example.com' });
    submit(named('email'));
    await says(words);
  });

  it('needs an address', async () => {
    open('/auth#reset');
    submit(named('email'));
    await says('Email is required');
    expect(reset).not.toHaveBeenCalled();
  });
});

describe('the forms of the page', () => {
  it.each([
    ['/auth', 'Welcome back', 'Create your account'],
    ['/auth#sign-up', 'Create your account', 'Welcome back'],
  ])('%s shows “%s” alone', async (address, shown, hidden) => {
    open(address);
    await says(shown);
    expect(document.body.textContent).not.toContain(hidden);
    const tab = address.includes('#') ? 'Sign up' : 'Sign in';
    expect((await link(tab)).getAttribute('aria-current')).toBe('true');
  });
});

describe('[S6.14] Google and Facebook', () => {
  it('sign in in the language of the page, and remember where to go on', async () => {
    accounts.signInWith.mockImplementationOnce(async () => {
      expect(JSON.parse(localStorage.getItem('vongxe.social') ?? '')).toEqual({
        provider: 'google',
        redirect: '/sell',
      });
      enter(member);
    });
    open('/vi/auth?redirect=/sell', 'vi');
    await press('Tiếp tục với Google');
    await until(() => went).toEqual(['/sell']);
    expect(accounts.signInWith).toHaveBeenCalledWith('google', 'vi');
    expect(localStorage.getItem('vongxe.social')).toBeNull();
  });

  it.each([
    ['/auth', 'auth/network-request-failed', 'Facebook sign in failed'],
    ['/auth#sign-up', 'auth/account-exists-with-different-credential', 'Facebook sign up failed'],
  ])('at %s say why they fail (%s), and remember nothing', async (address, code, words) => {
    accounts.signInWith.mockRejectedValueOnce(refusal(code));
    open(address);
    await press('Continue with Facebook');
    await says(words);
    expect(localStorage.getItem('vongxe.social')).toBeNull();
    await follow(address === '/auth' ? 'Sign up' : 'Sign in');
    await until(() => document.body.textContent).not.toContain(words);
  });

  it('who closes the window is told nothing', async () => {
    accounts.signInWith.mockRejectedValueOnce(refusal('auth/popup-closed-by-user'));
    open();
    await press('Continue with Google');
    await until(() => localStorage.getItem('vongxe.social')).toBeNull();
    await until(() => document.body.textContent).not.toContain('failed');
  });

  it.each([true, false])('who comes back from there has signed in: %s', async (done) => {
    savePendingSocial({ provider: 'google', redirect: '/sell' });
    accounts.finishSocialSignIn.mockImplementationOnce(async () => {
      if (done) enter(member);
      return done;
    });
    open();
    await until(() => localStorage.getItem('vongxe.social')).toBeNull();
    await until(() => went).toEqual(done ? ['/sell'] : []);
  });

  it('a failure on the way back is said', async () => {
    savePendingSocial({ provider: 'facebook', redirect: null });
    accounts.finishSocialSignIn.mockRejectedValueOnce(refusal('auth/internal-error'));
    open();
    await says('Facebook sign in failed');
    fireEvent.click(await button('Continue with Google'));
    await until(() => document.body.textContent).not.toContain('Facebook sign in failed');
  });
});
