import { describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../tests/inMemory/accountMocks.ts';
import {
  confirm,
  fill,
  lan,
  next,
  openForms,
  refusal,
  reset,
  went,
} from '../../../tests/inMemory/accountPages.tsx';
import { refuse } from '../../../tests/inMemory/browserFirestore.ts';
import { button, follow, hasButton, named, says, submit, until } from '../../../tests/inMemory/hands.ts';

vi.mock(
  '../../firebase/accounts.ts',
  async () => (await import('../../../tests/inMemory/accountMocks.ts')).accounts,
);

describe('signing up', () => {
  const form = { ...lan, fullName: ' Lan Nguyễn ', confirmPassword: lan.password };

  it('[S2.60 S2.67 S7.2] makes the account, has the email sent, and leads to the page that says so', async () => {
    openForms('/auth?redirect=/sell#sign-up');
    fill(form);
    submit(named('password'));
    await until(went).toEqual(['/confirm-email?redirect=%2Fsell']);
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
    openForms('/vi/auth#sign-up', 'vi');
    fill(form);
    submit(named('password'));
    await until(went).toEqual(['/vi/confirm-email?unsent=1']);
    expect(next()).toBeNull();
  });

  it.each([
    ['auth/email-already-in-use', 'Email already registered'],
    ['auth/weak-password', 'Password must be at least 6 characters long.'],
    ['auth/invalid-email', 'Enter an email address such as name@example.com'],
    ['auth/network-request-failed', "We couldn't reach the server."],
  ])('that is refused (%s) says why, and writes no email', async (code, words) => {
    accounts.signUp.mockRejectedValueOnce(refusal(code));
    openForms('/auth#sign-up');
    fill(form);
    submit(named('password'));
    await says(words);
    expect([went(), confirm.mock.calls]).toEqual([[], []]);
  });

  it.each([
    [{ password: 'abc', confirmPassword: 'abc' }, 'Password must be at least 6 characters long.'],
    [{ confirmPassword: 'another' }, 'Please make sure your passwords match.'],
    [{ password: 'matkhau123', confirmPassword: 'matkhau123' }, 'This password is easy to guess'],
    [{ fullName: ' ' }, 'Full name is required'],
  ])('with %j asks for something else', async (changes, words) => {
    openForms('/auth#sign-up');
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
    openForms('/auth#sign-up');
    fill({ password });
    await says(words);
  });
});

describe('a new password', () => {
  it('[D57] is asked for with the address that was typed, and the answer is the same for every address', async () => {
    openForms();
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
    openForms('/auth#reset');
    fill({ email: 'lan@example.com' });
    submit(named('email'));
    await says(words);
  });

  it('needs an address', async () => {
    openForms('/auth#reset');
    submit(named('email'));
    await says('Email is required');
    expect(reset).not.toHaveBeenCalled();
  });
});
