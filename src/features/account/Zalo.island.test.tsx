import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../tests/inMemory/accountMocks.ts';
import { next, openForms, refusal, went } from '../../../tests/inMemory/accountPages.tsx';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import { button, named, press, says, submit, type, until } from '../../../tests/inMemory/hands.ts';
import { enter } from '../../../tests/inMemory/memoryAuthentication.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Profile } from './Profile.tsx';
import { ZaloReturn } from './ZaloReturn.tsx';

const { zalo, waysIn, renameAccount } = vi.hoisted(() => ({
  zalo: {
    finishZalo: vi.fn(async (_act: string, _code: string, _verifier: string) => ({
      isNew: false,
      isNamed: true,
    })),
    removeZalo: vi.fn(async () => undefined),
    isSignInRecent: vi.fn(async () => false),
  },
  waysIn: vi.fn((): string[] => ['zalo']),
  renameAccount: vi.fn(async (_name: string) => undefined),
}));
vi.mock('../../firebase/zalo.ts', () => zalo);
vi.mock('../../firebase/accounts.ts', () => ({ ...accounts, waysIn, renameAccount }));

beforeEach(() => {
  for (const action of [...Object.values(zalo), waysIn, renameAccount]) action.mockClear();
  localStorage.removeItem('vongxe.zalo');
});

/** Starts a sign-in with Zalo. @returns its `state` parameter */
const leave = async (act: () => Promise<unknown>) => {
  await act();
  const toZalo = () => went().find((address) => address.includes('/v4/permission?')) ?? '';
  await until(toZalo).not.toBe('');
  return new URL(toZalo()).searchParams.get('state') ?? '';
};
const comeBack = (query: object, lang: 'en' | 'vi' = 'en') => {
  // A browser would have unloaded the page that redirected to Zalo.
  cleanup();
  const search = new URLSearchParams(query as Record<string, string>);
  history.replaceState(null, '', `${lang === 'vi' ? '/vi' : ''}/auth/zalo?${search}`);
  return openIsland(ZaloReturn, { lang }, { as: null });
};
const signInFrom = (address: string, lang: 'en' | 'vi' = 'en') =>
  leave(() => {
    openForms(address, lang);
    return press(lang === 'en' ? 'Continue with Zalo' : 'Tiếp tục với Zalo');
  });

describe('sign-in with Zalo', () => {
  it('leads to where somebody wanted to be, and keeps the code out of the address', async () => {
    const state = await signInFrom('/auth?redirect=/sell');
    zalo.finishZalo.mockImplementationOnce(async () => {
      enter(member);
      return { isNew: true, isNamed: true };
    });
    comeBack({ code: 'code', state });
    await until(() => went().at(-1)).toBe('/sell');
    expect(location.search).toBe('');
    expect(next()?.title).toBe('Your account is ready');
    expect(zalo.finishZalo).toHaveBeenCalledExactlyOnceWith(
      'signIn',
      'code',
      expect.stringMatching(/^[\w-]{43}$/),
    );
  });

  it('goes on in the language in which it began', async () => {
    const state = await signInFrom('/vi/auth', 'vi');
    comeBack({ code: 'code', state });
    await until(() => went().at(-1)).toBe(`/vi/auth/zalo?code=code&state=${state}`);
    expect(zalo.finishZalo).not.toHaveBeenCalled();
  });

  it('of another browser signs nobody in', async () => {
    comeBack({ code: 'of-an-attacker', state: 'of-an-attacker' });
    await says("This sign-in has expired, or wasn't started in this browser.");
    expect(zalo.finishZalo).not.toHaveBeenCalled();
  });

  it('that was denied there says so, and asks nobody', async () => {
    comeBack({ error: 'access_denied', state: await signInFrom('/auth') });
    await says("You didn't give permission in Zalo.");
    expect(zalo.finishZalo).not.toHaveBeenCalled();
  });

  it('without a name asks for one', async () => {
    const state = await signInFrom('/auth?redirect=/alerts');
    zalo.finishZalo.mockImplementationOnce(async () => {
      enter(member);
      return { isNew: true, isNamed: false };
    });
    comeBack({ code: 'code', state });
    await says("What's your name?");
    expect(went()).toHaveLength(1);
    type(named('fullName'), 'Lan 2');
    submit(named('fullName'));
    await says('Name');
    expect(renameAccount).not.toHaveBeenCalled();
    type(named('fullName'), 'Lan');
    submit(named('fullName'));
    await until(() => went().at(-1)).toBe('/alerts');
    expect(renameAccount).toHaveBeenCalledWith('Lan');
  });

  it.each([
    ['not-found', "Zalo's code has expired or has already been used."],
    ['resource-exhausted', 'Too many attempts.'],
    ['unavailable', "Zalo isn't responding, or you're offline."],
    ['unimplemented', "Sign-in with Zalo isn't working at the moment."],
    ['permission-denied', 'This account is suspended.'],
    ['auth/user-disabled', 'This account is suspended.'],
    ['failed-precondition', "You can't sign in to this account with Zalo."],
    ['internal', "That didn't work."],
  ])('that fails with %s says why', async (code, words) => {
    const state = await signInFrom('/auth');
    zalo.finishZalo.mockRejectedValueOnce(refusal(code));
    comeBack({ code: 'code', state });
    await says(words);
  });

  it('with a forged return address leads to no other site', async () => {
    const state = await signInFrom('/auth?redirect=https://evil.example');
    zalo.finishZalo.mockImplementationOnce(async () => {
      enter(member);
      return { isNew: false, isNamed: true };
    });
    comeBack({ code: 'code', state });
    await until(() => went().at(-1)).toBe('/');
  });
});

describe('the profile of somebody who signed in with Zalo', () => {
  const openProfile = () => {
    history.replaceState(null, '', '/profile');
    return openIsland(Profile, { lang: 'en' });
  };

  const openLeaving = async () => {
    openProfile();
    await until(async () => (await button('Delete my account…')).disabled).toBe(false);
    await press('Delete my account…');
  };

  it('says so, and removes no only way', async () => {
    openProfile();
    await says('You can sign in with Zalo.');
    await says('To remove Zalo, first add an email address');
  });

  it('removes Zalo where there is another way', async () => {
    waysIn.mockReturnValue(['password', 'zalo']);
    openProfile();
    await press('Remove Zalo');
    await until(() => zalo.removeZalo.mock.calls.length).toBe(1);
    waysIn.mockReturnValue(['zalo']);
  });

  it('adds Zalo to an account without it', async () => {
    waysIn.mockReturnValue(['password']);
    openProfile();
    const state = await leave(() => press('Add sign-in with Zalo'));
    zalo.finishZalo.mockRejectedValueOnce(refusal('already-exists'));
    comeBack({ code: 'code', state });
    await says("Zalo wasn't added");
    await says('This Zalo account is already linked to a different Vongxe account.');
    waysIn.mockReturnValue(['zalo']);
  });

  it('deletes the account after a sign-in at Zalo, which comes back', async () => {
    const deleted = vi.fn(() => ({ begun: true }));
    world.calls.deleteAccount = deleted;
    await openLeaving();
    const state = await leave(() => press('Sign in with Zalo to delete my account'));
    expect(deleted).not.toHaveBeenCalled();
    comeBack({ code: 'code', state });
    await until(() => zalo.finishZalo.mock.calls[0]?.[0]).toBe('prove');
    zalo.isSignInRecent.mockResolvedValueOnce(true);
    cleanup();
    await openLeaving();
    await press('Delete permanently');
    await until(() => deleted.mock.calls.length).toBe(1);
  });
});
