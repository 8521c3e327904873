import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../tests/inMemory/accountMocks.ts';
import { next, openForms, refusal, went } from '../../../tests/inMemory/accountPages.tsx';
import { button, follow, press, says, until } from '../../../tests/inMemory/hands.ts';
import { enter } from '../../../tests/inMemory/memoryAuthentication.ts';
import { member } from '../../../tests/inMemory/openIsland.tsx';
import { savePendingSocial } from './pendingSignUp.ts';

vi.mock(
  '../../firebase/accounts.ts',
  async () => (await import('../../../tests/inMemory/accountMocks.ts')).accounts,
);

describe('[S6.14] Google and Facebook', () => {
  it('sign in in the language of the page, and remember where to go on', async () => {
    accounts.signInWith.mockImplementationOnce(async () => {
      expect(JSON.parse(localStorage.getItem('vongxe.social') ?? '')).toEqual({
        provider: 'google',
        redirect: '/sell',
      });
      enter(member);
      return 'known';
    });
    openForms('/vi/auth?redirect=/sell', 'vi');
    await press('Tiếp tục với Google');
    await until(went).toEqual(['/sell']);
    expect(accounts.signInWith).toHaveBeenCalledWith('google', 'vi');
    expect(localStorage.getItem('vongxe.social')).toBeNull();
  });

  it.each([
    ['/auth', 'auth/network-request-failed', 'Facebook sign in failed'],
    ['/auth#sign-up', 'auth/account-exists-with-different-credential', 'Facebook sign up failed'],
  ])('[S8.8] at %s say why they fail (%s), and remember nothing', async (address, code, words) => {
    accounts.signInWith.mockRejectedValueOnce(refusal(code));
    openForms(address);
    await press('Continue with Facebook');
    await says(words);
    expect(localStorage.getItem('vongxe.social')).toBeNull();
    await follow(address === '/auth' ? 'Sign up' : 'Sign in');
    await until(() => document.body.textContent).not.toContain(words);
  });

  it('who closes the window is told nothing', async () => {
    accounts.signInWith.mockRejectedValueOnce(refusal('auth/popup-closed-by-user'));
    openForms();
    await press('Continue with Google');
    await until(() => localStorage.getItem('vongxe.social')).toBeNull();
    await until(() => document.body.textContent).not.toContain('failed');
  });

  it.each([
    ['known', 'Welcome back! You have successfully signed in.'],
    ['new', 'Your account is ready'],
    [null, undefined],
  ] as const)('who comes back from there (%s) is told: %s', async (arrival, words) => {
    savePendingSocial({ provider: 'google', redirect: '/sell' });
    accounts.finishSocialSignIn.mockImplementationOnce(async () => {
      if (arrival) enter(member);
      return arrival;
    });
    openForms();
    await until(() => localStorage.getItem('vongxe.social')).toBeNull();
    await until(went).toEqual(arrival ? ['/sell'] : []);
    expect(next()?.title).toBe(words);
  });

  it('a failure on the way back is said', async () => {
    savePendingSocial({ provider: 'facebook', redirect: null });
    accounts.finishSocialSignIn.mockRejectedValueOnce(refusal('auth/internal-error'));
    openForms();
    await says('Facebook sign in failed');
    fireEvent.click(await button('Continue with Google'));
    await until(() => document.body.textContent).not.toContain('Facebook sign in failed');
  });
});
