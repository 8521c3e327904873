import { describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../tests/inMemory/accountMocks.ts';
import { confirm, refusal, went } from '../../../tests/inMemory/accountPages.tsx';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  follow,
  hasButton,
  leadsTo,
  named,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { enter } from '../../../tests/inMemory/memoryAuthentication.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { account } from '../../i18n/texts/account.ts';
import { AuthAction } from './AuthAction.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { savePendingSignUp } from './pendingSignUp.ts';

vi.mock(
  '../../firebase/accounts.ts',
  async () => (await import('../../../tests/inMemory/accountMocks.ts')).accounts,
);

const open = (address: string, lang: 'en' | 'vi' = 'en') => {
  history.replaceState(null, '', address);
  return openIsland(AuthAction, { lang }, { as: null });
};

describe('the link that confirms an address', () => {
  const confirmHere = () => press('Confirm my address');

  it('[S6.13] works once, with a press, is then taken out of the address, and leads to the sign-in', async () => {
    open('/auth/action?mode=verifyEmail&oobCode=secret&redirect=/sell');
    await says("Press the button to confirm. If you didn't ask for this email, close this page.");
    expect(accounts.confirmEmail).not.toHaveBeenCalled();
    expect(location.search).toContain('oobCode=secret');
    await confirmHere();
    await says('Your email address is confirmed');
    expect(accounts.confirmEmail.mock.calls).toEqual([['secret']]);
    expect(location.search).not.toContain('secret');
    expect(await leadsTo('Sign in')).toBe('/auth?redirect=/sell');
  });

  it('in the browser of the sign-up signs in, and goes where somebody wanted to', async () => {
    savePendingSignUp({ email: 'lan@example.com', redirect: '/vi/sell' });
    accounts.confirmEmail.mockImplementationOnce(async () => enter(member));
    open('/vi/auth/action?mode=verifyEmail&oobCode=x', 'vi');
    await press('Xác nhận email');
    await until(went).toEqual(['/vi/sell']);
    expect(localStorage.getItem('vongxe.confirm')).toBeNull();
  });

  it.each(['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found'])(
    'that was used or is too old (%s) says so, and leads to the sign-in',
    async (code) => {
      accounts.confirmEmail.mockRejectedValueOnce(refusal(code));
      open('/auth/action?mode=verifyEmail&oobCode=x');
      await confirmHere();
      await says('This link no longer works');
      expect(location.search).toBe('?mode=verifyEmail');
      await says("If you've confirmed your address, sign in.");
      expect([await leadsTo('Sign in'), hasButton('Resend email')]).toEqual(['/auth', false]);
    },
  );

  it('where the account waits in this browser, a new email is one press away', async () => {
    savePendingSignUp({ email: 'lan@example.com', redirect: '/sell' });
    accounts.waitingEmail.mockResolvedValueOnce('lan@example.com');
    accounts.confirmEmail.mockRejectedValueOnce(refusal('auth/expired-action-code'));
    open('/auth/action?mode=verifyEmail&oobCode=x');
    await confirmHere();
    await says('We can send you a new one.');
    await press('Resend email');
    await says("We've sent the email again.");
    expect(confirm).toHaveBeenCalledWith({ language: 'en', redirect: '/sell' });
  });

  it('without a network it is tried again', async () => {
    accounts.confirmEmail.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    open('/auth/action?mode=verifyEmail&oobCode=x');
    await confirmHere();
    await says('Something went wrong');
    expect(location.search).toContain('oobCode=x');
    await press('Try again');
    await says('Your email address is confirmed');
    expect(accounts.confirmEmail).toHaveBeenCalledTimes(2);
  });

  it.each(['.', ')', '%20', '%E2%80%8B', '%E2%80%9D'])(
    'works with what a mail program takes along behind it (%s)',
    async (tail) => {
      open(`/auth/action?mode=verifyEmail&oobCode=secret${tail}`);
      await confirmHere();
      await says('Your email address is confirmed');
      expect(accounts.confirmEmail.mock.calls).toEqual([['secret']]);
    },
  );

  it.each(['/auth/action', '/auth/action?mode=verifyEmail', '/auth/action?mode=other&oobCode=x'])(
    '%s is no link of ours',
    async (address) => {
      open(address);
      await says('This link no longer works');
      expect(accounts.confirmEmail).not.toHaveBeenCalled();
    },
  );
});

describe('the link that adds an address to an account', () => {
  const add = vi.fn((_: unknown) => ({ confirmed: true }));
  const openAs = (who: typeof member | null) => {
    world.calls.confirmAddedEmail = add.mockClear();
    history.replaceState(null, '', '/auth/action?mode=addEmail&oobCode=u.v.secret');
    return openIsland(AuthAction, { lang: 'en' }, { as: who });
  };

  it('asks whoever is not signed in to do so first', async () => {
    openAs(null);
    await until(() => hasButton('Confirm my address')).toBe(false);
    expect(await leadsTo('Sign in')).toBe('/auth?redirect=/profile');
    expect(add).not.toHaveBeenCalled();
  });
});

describe('the link to a new password', () => {
  const choose = (password: string, again = password) => {
    type(named('password'), password);
    type(named('confirmPassword'), again);
    submit(named('password'));
  };

  it('saves it with the code of the link, and leads to the sign-in', async () => {
    open('/auth/action?mode=resetPassword&oobCode=secret');
    await says('Choose a new password');
    expect(location.search).toContain('oobCode=secret');
    choose('three random words');
    await says('Your new password is saved');
    expect(location.search).toBe('?mode=resetPassword');
    expect(accounts.choosePassword).toHaveBeenCalledWith('secret', 'three random words');
    expect(await leadsTo('Sign in')).toBe('/auth');
  });

  it.each([
    ['auth/weak-password', 'Password must be at least 6 characters long.'],
    ['auth/network-request-failed', "We couldn't reach the server."],
    ['auth/expired-action-code', 'You can ask for a new one.'],
    ['auth/internal-error', 'Please try again later.'],
  ])('that is not saved (%s) says why', async (code, words) => {
    accounts.choosePassword.mockRejectedValueOnce(refusal(code));
    open('/auth/action?mode=resetPassword&oobCode=x');
    await says('Choose a new password');
    choose('three random words');
    await says(words);
  });

  it('is not asked to save two that differ', async () => {
    open('/auth/action?mode=resetPassword&oobCode=x');
    await says('Choose a new password');
    choose('three random words', 'others');
    await says("Passwords don't match");
    expect(accounts.choosePassword).not.toHaveBeenCalled();
  });
});

describe('the page after signing up', () => {
  const wait = (address = '/confirm-email', lang: 'en' | 'vi' = 'en') => {
    history.replaceState(null, '', address);
    return openIsland(ConfirmEmail, { lang }, { as: null });
  };
  const shown = () => document.querySelector('[data-email]')?.textContent;

  it('[S2.62] [S2.63] [S2.64] [S2.65] [S2.66] says which address the email went to, and leads to the sign-in', async () => {
    savePendingSignUp({ email: 'lan@example.com', redirect: '/sell' });
    wait();
    await until(shown).toBe('lan@example.com');
    await says("We've sent a verification link to your email");
    for (const step of ['confirm.step1', 'confirm.step2', 'confirm.step3', 'confirm.nothing'] as const)
      await says(account[step].en);
    await until(() => leadsTo('Sign in here')).toBeTruthy();
    expect(await leadsTo('Sign in here')).toBe('/auth?redirect=/sell');
    await follow('Back to Sign Up');
    expect(localStorage.getItem('vongxe.confirm')).toBeNull();
  });

  it('[D13] [S2.12] an address that stands in the query is taken out of it', async () => {
    wait('/vi/confirm-email?email=lan%40example.com&redirect=%2Fvi%2Fsell', 'vi');
    await until(shown).toBe('lan@example.com');
    expect(location.search).toBe('?redirect=%2Fvi%2Fsell');
  });

  it('an email that was not sent is said, and sent with a press', async () => {
    savePendingSignUp({ email: 'lan@example.com', redirect: null });
    wait('/confirm-email?unsent=1');
    await until(() => document.querySelector('[role="alert"]')?.textContent).toBe(
      "We couldn't send the email. Please try again.",
    );
    await press('Resend email');
    await says("We've sent the email again.");
    await until(() => location.search).toBe('');
    await says("We've sent a verification link to your email");
    expect(confirm).toHaveBeenCalledWith({ language: 'en' });
  });

  it('still not sent, it still says so', async () => {
    confirm.mockImplementation(() => refuse('RESOURCE_EXHAUSTED'));
    wait('/confirm-email?unsent=1');
    await press('Resend email');
    await says("We've already sent you several emails.");
    expect(location.search).toBe('?unsent=1');
  });

  it('who confirms elsewhere is let in on coming back', async () => {
    savePendingSignUp({ email: 'lan@example.com', redirect: '/sell' });
    wait();
    await until(shown).toBe('lan@example.com');
    enter(member);
    await until(went).toEqual(['/sell']);
  });

  it.each([
    ['/confirm-email?redirect=/privacy', '/terms', '/terms'],
    ['/confirm-email?redirect=/privacy', null, '/privacy'],
    ['/confirm-email', null, '/'],
  ])(
    '[S2.68] a member at %s goes to the remembered target (%s) first: %s',
    async (address, redirect, target) => {
      if (redirect) savePendingSignUp({ email: 'lan@example.com', redirect });
      wait(address);
      enter(member);
      await until(went).toEqual([target]);
    },
  );
});
