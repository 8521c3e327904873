import { afterEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../tests/inMemory/accountMocks.ts';
import { confirm, fill, lan, openForms, refusal, went } from '../../../tests/inMemory/accountPages.tsx';
import { put, refuse, stored } from '../../../tests/inMemory/browserFirestore.ts';
import { button, link, named, press, says, submit, until } from '../../../tests/inMemory/hands.ts';
import { enter } from '../../../tests/inMemory/memoryAuthentication.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { keepPending } from '../../ui/pendingAction.ts';
import { AuthForms } from './AuthForms.tsx';

vi.mock(
  '../../firebase/accounts.ts',
  async () => (await import('../../../tests/inMemory/accountMocks.ts')).accounts,
);

describe('signing in', () => {
  it('[S2.58 S6.12 S7.1] goes where the address says, and tells the next page', async () => {
    accounts.signIn.mockImplementationOnce(async () => {
      enter({ ...member, name: 'Lan' });
      return 'in';
    });
    openForms('/auth?redirect=/sell');
    fill(lan);
    submit(named('password'));
    await until(went).toEqual(['/sell']);
    expect(accounts.signIn).toHaveBeenCalledWith('lan@example.com', 'three random words');
    // On a slow connection, the redirect comes before the profile is stored.
    await until(() => stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Lan' });
    await until(() => JSON.stringify({ ...sessionStorage })).toContain('Welcome back');
  });

  it('leads to no other site', async () => {
    accounts.signIn.mockImplementationOnce(async () => {
      enter(member);
      return 'in';
    });
    openForms('/vi/auth?redirect=https://evil.example', 'vi');
    fill(lan);
    submit(named('password'));
    await until(went).toEqual(['/vi']);
  });

  it('a profile that is complete stays as it is', async () => {
    put('profiles/buyer', { full_name: 'Bình Trần', avatar_url: null, updated_at: 1 });
    accounts.signIn.mockImplementationOnce(async () => {
      enter({ ...member, name: 'Another' });
      return 'in';
    });
    openForms();
    fill(lan);
    submit(named('password'));
    await until(went).toEqual(['/']);
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Bình Trần' });
  });

  it('the heart that was pressed before is pressed', async () => {
    keepPending({ kind: 'like', value: 'wave' }, '/motorcycle/wave');
    accounts.signIn.mockImplementationOnce(async () => {
      enter(member);
      return 'in';
    });
    openForms('/auth?redirect=/motorcycle/wave');
    fill(lan);
    submit(named('password'));
    await until(went).toEqual(['/motorcycle/wave']);
    await until(() => stored('likes/buyer_wave')).not.toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('/motorcycle/wave');
  });

  it('the seller is followed whose button was pressed before', async () => {
    keepPending({ kind: 'follow', value: 'lan,Lan%20Anh' }, '/seller/lan');
    accounts.signIn.mockImplementationOnce(async () => {
      enter(member);
      return 'in';
    });
    openForms('/auth?redirect=/seller/lan');
    fill(lan);
    submit(named('password'));
    await until(went).toEqual(['/seller/lan']);
    await until(() => stored('follows/buyer_lan')).toMatchObject({ seller_name: { stringValue: 'Lan Anh' } });
  });

  it('[T12] a wrong address and a wrong password get the same message, and both stay in the form', async () => {
    openForms();
    for (const code of ['auth/user-not-found', 'auth/wrong-password']) {
      accounts.signIn.mockRejectedValueOnce(refusal(code));
      fill(lan);
      submit(named('password'));
      await says('Please check your email and password and try again.');
      await until(() => document.querySelector('form [type="submit"]')).toHaveProperty('disabled', false);
    }
    expect([named('email').value, named('password').value, went()]).toEqual([
      'lan@example.com',
      lan.password,
      [],
    ]);
  });

  it('says beside each field what it lacks, until it is filled in, and asks nobody', async () => {
    openForms();
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
    openForms('/auth?redirect=/sell');
    fill(lan);
    submit(named('password'));
    await says("You haven't confirmed your email address yet.");
    await press('Resend email');
    await says("We've sent the email again.");
    expect(confirm).toHaveBeenCalledWith({ language: 'en', redirect: '/sell' });
    expect(went()).toEqual([]);
  });

  it.each([
    ['RESOURCE_EXHAUSTED', "We've already sent you several emails."],
    ['NOT_FOUND', "We couldn't send the email. Please try again."],
  ] as const)('an email that is not sent again (%s) says why', async (status, words) => {
    accounts.signIn.mockResolvedValueOnce('unconfirmed');
    confirm.mockImplementation(() => refuse(status));
    openForms();
    fill(lan);
    submit(named('password'));
    await press('Resend email');
    await says(words);
  });

  it('the password can be seen, and hidden again', async () => {
    openForms();
    await press('Show password');
    expect(named('password').type).toBe('text');
    await press('Hide password');
    expect(named('password').type).toBe('password');
  });

  it('[S2.59] a member is redirected at once', async () => {
    openForms('/auth?redirect=/alerts').unmount();
    openIsland(AuthForms, { lang: 'en' });
    await until(went).toEqual(['/alerts']);
  });
});

describe('the forms of the page', () => {
  it.each([
    ['/auth', 'Sign in with your email', 'Sign up with your email'],
    ['/auth#sign-up', 'Sign up with your email', 'Sign in with your email'],
  ])('[S2.11 S2.56] %s shows “%s” alone', async (address, shown, hidden) => {
    openForms(address);
    await says(shown);
    expect(document.body.textContent).not.toContain(hidden);
    const tab = address.includes('#') ? 'Sign up' : 'Sign in';
    expect((await link(tab)).getAttribute('aria-current')).toBe('true');
  });

  it.each([
    ['en', 'Continue with your phone number', 'Vietnamese mobile numbers only (+84)'],
    ['vi', 'Tiếp tục bằng số điện thoại', 'Chỉ dùng được số di động Việt Nam (+84)'],
  ] as const)('offers the phone before the form, and says which numbers (%s)', async (lang, name, words) => {
    openForms(lang === 'vi' ? '/vi/auth' : '/auth', lang);
    const phone = await button(name);
    expect(phone.compareDocumentPosition(named('email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  });

  it('a new password is asked for without other ways to sign in', async () => {
    openForms('/auth#reset');
    await says('Reset your password');
    expect([...document.querySelectorAll('.auth-other')].map((part) => (part as HTMLElement).hidden)).toEqual(
      [true, true],
    );
  });

  it.each(['en', 'vi'] as const)('nobody is welcomed back before they have signed in (%s)', async (lang) => {
    openForms('/auth', lang);
    await until(() => document.body.textContent).toContain(lang === 'en' ? 'Sign in' : 'Đăng nhập');
    expect(document.body.textContent).not.toMatch(/welcome back|trở lại/i);
  });
});

describe('a browser that stores nothing', () => {
  afterEach(() => void vi.unstubAllGlobals());
  it.each([
    ['en', "You can't stay signed in"],
    ['vi', 'Không thể duy trì đăng nhập'],
  ] as const)('gets a message after signing in, and no redirect (%s)', async (lang, words) => {
    accounts.signIn.mockImplementationOnce(async () => {
      enter(member);
      return 'in';
    });
    openForms(lang === 'vi' ? '/vi/auth?redirect=/vi/sell' : '/auth?redirect=/sell', lang);
    vi.stubGlobal('localStorage', null);
    fill(lan);
    submit(named('password'));
    await says(words);
    expect(went()).toEqual([]);
    expect(named('email').value).toBe('lan@example.com');
  });
});

describe('the browser of an app', () => {
  const within = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const names = () => [...document.querySelectorAll('.auth-other button')].map((one) => one.textContent);

  it('says how to open the page elsewhere, and offers Google last, still to be pressed', async () => {
    within('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Zalo iOS/502');
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    openForms('/auth?redirect=/sell');
    fill(lan);
    await press('Copy the link');
    await says('Copied. Open Chrome or Safari and paste the link into the address bar.');
    expect(written).toHaveBeenCalledExactlyOnceWith(location.href);
    expect(names().at(-1)).toBe('Continue with Google');
    expect(named('email').value).toBe('lan@example.com');
  });

  it('shows the link where it cannot be copied', async () => {
    within('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Zalo iOS/502');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no leave'));
    openForms('/vi/auth', 'vi');
    await press('Sao chép liên kết');
    await says('Không sao chép được. Hãy nhấn giữ liên kết này để tự sao chép:');
    await says(location.href);
  });
});
