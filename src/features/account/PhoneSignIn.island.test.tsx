import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../tests/inMemory/accountMocks.ts';
import { next, openForms, refusal, went } from '../../../tests/inMemory/accountPages.tsx';
import { hasButton, named, press, says, submit, type, until } from '../../../tests/inMemory/hands.ts';
import { enter } from '../../../tests/inMemory/memoryAuthentication.ts';
import { member } from '../../../tests/inMemory/openIsland.tsx';

const { phone, renameAccount } = vi.hoisted(() => ({
  phone: {
    sendCode: vi.fn(async (number: string, _lang: string) => ({ phone: number, verification: 'session-1' })),
    signInByCode: vi.fn(async (_sent: object, _code: string) => ({ named: true })),
  },
  renameAccount: vi.fn(async (_name: string) => {}),
}));
vi.mock('../../firebase/phone.ts', () => phone);
vi.mock('../../firebase/accounts.ts', async () => ({
  ...(await import('../../../tests/inMemory/accountMocks.ts')).accounts,
  renameAccount,
}));
beforeEach(() => {
  for (const action of [...Object.values(phone), renameAccount]) action.mockClear();
  expect(accounts.signIn).not.toHaveBeenCalled();
});

const give = async (name: string, value: string) => {
  await until(() => named(name)).not.toBeNull();
  type(named(name), value);
  submit(named(name));
};
const openPhone = async (address = '/auth?redirect=/sell', lang: 'en' | 'vi' = 'en') => {
  openForms(address, lang);
  await press(lang === 'en' ? 'Continue with your phone number' : 'Tiếp tục bằng số điện thoại');
};

describe('signing in by phone', () => {
  it('takes a number as people type it, then the code, and goes on to where somebody wanted to', async () => {
    phone.signInByCode.mockImplementationOnce(async () => {
      enter(member);
      return { named: true };
    });
    await openPhone('/vi/auth?redirect=/vi/sell', 'vi');
    await give('phone', '0912 345 678');
    await says('Gồm 6 chữ số, đã gửi tới +84 ••• 678.');
    await give('code', '123 456');
    await until(went).toEqual(['/vi/sell']);
    expect(phone.sendCode.mock.calls).toEqual([['+84912345678', 'vi']]);
    expect(phone.signInByCode.mock.calls).toEqual([
      [{ phone: '+84912345678', verification: 'session-1' }, '123456'],
    ]);
    expect(next()?.title).toBe('Chào mừng bạn trở lại! Bạn đã đăng nhập thành công.');
  });

  it('asks a new member for a name before going on', async () => {
    phone.signInByCode.mockImplementationOnce(async () => {
      enter({ ...member, name: '', email: '' });
      return { named: false };
    });
    await openPhone();
    await give('phone', '0912345678');
    await give('code', '123456');
    await give('fullName', ' ');
    await says('Full name is required');
    await give('fullName', 'Vongxe Support');
    await until(() => named('fullName').getAttribute('aria-invalid')).toBe('true');
    expect([went(), renameAccount.mock.calls]).toEqual([[], []]);
    await give('fullName', ' Thu ');
    await until(went).toEqual(['/sell']);
    expect(renameAccount.mock.calls).toEqual([['Thu']]);
  });

  it.each([
    ['', 'Enter your mobile number'],
    ['02838222222', 'Enter a Vietnamese mobile number, such as 0912 345 678'],
    ['+1 202 555 0143', "We can't send codes to this country. Please sign in another way."],
  ])('sends nothing to %s', async (typed, words) => {
    await openPhone();
    await give('phone', typed);
    await says(words);
    expect(phone.sendCode).not.toHaveBeenCalled();
  });

  it('says why no code was sent, and keeps the number', async () => {
    phone.sendCode.mockRejectedValueOnce(refusal('resource-exhausted'));
    await openPhone();
    await give('phone', '0912345678');
    await says('Too many codes have been sent. Try again later, or sign in another way.');
    expect((named('phone') as HTMLInputElement).value).toBe('0912345678');
  });

  it.each([
    ['auth/invalid-verification-code', "That code isn't right. Check the text message."],
    ['auth/code-expired', 'This code no longer works. Ask for a new one.'],
    ['auth/user-disabled', 'This account is suspended.'],
    ['auth/network-request-failed', 'Check your connection and try again.'],
  ])('says what is wrong with a code (%s); another one is sent to the same number', async (code, words) => {
    phone.signInByCode.mockRejectedValueOnce(refusal(code));
    await openPhone();
    await give('phone', '0912345678');
    await give('code', '123456');
    await says(words);
    await press('Send a new code');
    await says("We've sent a new code.");
    expect(phone.sendCode.mock.calls.map(([number]) => number)).toEqual(['+84912345678', '+84912345678']);
  });

  it('does not submit a code of another length, and leads back', async () => {
    await openPhone();
    await give('phone', '0912345678');
    await give('code', '12345');
    await says("That code isn't right. Check the text message.");
    expect(phone.signInByCode).not.toHaveBeenCalled();
    await press('Use another number');
    await until(() => named('phone')).not.toBeNull();
    await press('Other ways to sign in');
    await until(() => hasButton('Continue with Google')).toBe(true);
  });
});
