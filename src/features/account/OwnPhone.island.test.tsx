import { beforeEach, expect, it, vi } from 'vitest';
import { put, refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  named,
  notices,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $session } from '../../firebase/session.ts';
import { Profile } from './Profile.tsx';

const { phone, waysIn } = vi.hoisted(() => ({
  waysIn: vi.fn((): string[] => ['password']),
  phone: {
    ownPhone: vi.fn((): string | null => null),
    sendCode: vi.fn(async (number: string) => ({ phone: number, verification: 'session-1' })),
    linkPhone: vi.fn(async (_sent: object, _code: string) => {}),
    removePhone: vi.fn(async () => {}),
    provePhone: vi.fn(async (_sent: object, _code: string) => {}),
  },
}));
vi.mock('../../firebase/phone.ts', () => phone);
vi.mock('../../firebase/accounts.ts', () => ({ waysIn }));
const refusal = (code: string) => Object.assign(new Error(code), { code });
const number = '+84912345678';
const addEmail = vi.fn((_: unknown) => ({ sent: true }));
beforeEach(() => {
  for (const action of [waysIn, addEmail, ...Object.values(phone)]) action.mockClear();
  waysIn.mockReturnValue(['password']);
  phone.ownPhone.mockReturnValue(null);
  world.calls.addEmail = addEmail;
  put('profiles/buyer', { full_name: 'Bình', avatar_url: null, updated_at: 1 });
});
const give = async (name: string, value: string) => {
  await until(() => named(name)).not.toBeNull();
  type(named(name), value);
  submit(named(name));
};
const open = (lang: 'en' | 'vi' = 'en', email = member.email) =>
  openIsland(Profile, { lang }, { as: { ...member, email } });

it('a number is confirmed by its code, shown by its end, and taken away again', async () => {
  open();
  await until(() => phone.ownPhone.mock.calls.length).toBe(1);
  await give('phone', '0912345678');
  phone.ownPhone.mockReturnValue(number);
  waysIn.mockReturnValue(['password', 'phone']);
  await give('code', '123456');
  await notices('Your number is confirmed');
  await says('+84 ••• 678 is confirmed');
  expect(phone.linkPhone.mock.calls).toEqual([[{ phone: number, verification: 'session-1' }, '123456']]);
  expect(document.body.textContent).not.toContain('345');
  phone.ownPhone.mockReturnValue(null);
  await press('Remove this number');
  await notices('The number has been removed');
  await until(() => named('phone')).not.toBeNull();
  expect(phone.removePhone).toHaveBeenCalledOnce();
});

it.each(['auth/credential-already-in-use', 'auth/account-exists-with-different-credential'])(
  'a number of another account is refused plainly (%s)',
  async (code) => {
    phone.linkPhone.mockRejectedValueOnce(refusal(code));
    open('vi');
    await give('phone', '0912345678');
    await give('code', '123456');
    await says('Không xác nhận được số này cho tài khoản của bạn.');
  },
);

it('a member by phone alone keeps the number, reads what an address is for, and adds one', async () => {
  phone.ownPhone.mockReturnValue(number);
  waysIn.mockReturnValue(['phone']);
  open('en', '');
  await says('You sign in with this number. To remove it, first add an email address and set a password.');
  expect(hasButton('Remove this number')).toBe(false);
  await says(
    "Without an email address, you won't get alerts or any emails about messages and listings. Check Messages for replies.",
  );
  await give('email', 'lan@');
  await says('Enter an email address such as name@example.com');
  addEmail.mockImplementationOnce(() => refuse('RESOURCE_EXHAUSTED'));
  await give('email', 'lan@example.com');
  await says("We've already sent several emails. Try again later.");
});

it('the link for an address is sent in the language of the page', async () => {
  waysIn.mockReturnValue(['phone']);
  open('vi', '');
  await give('email', ' lan@example.com ');
  await says('Chúng tôi đã gửi liên kết.');
  expect(addEmail.mock.calls.map(([request]) => request)).toEqual([
    { email: 'lan@example.com', language: 'vi' },
  ]);
});

it('one press sends one code, however slow it is', async () => {
  const sent = Promise.withResolvers<{ phone: string; verification: string }>();
  phone.sendCode.mockReturnValueOnce(sent.promise);
  phone.ownPhone.mockReturnValue(number);
  waysIn.mockReturnValue(['phone']);
  open('en', '');
  await until(async () => (await button('Delete my account…')).disabled).toBe(false);
  await press('Delete my account…');
  await says("We'll text a code to +84 ••• 678 to confirm it's you.");
  await press('Send the code');
  await until(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await press('Send the code');
  sent.resolve({ phone: number, verification: 'session-1' });
  await until(() => named('code')).not.toBeNull();
  expect(phone.sendCode).toHaveBeenCalledOnce();
});

it('says so where what proves a number cannot be loaded', async () => {
  waysIn.mockReturnValue(['phone']);
  open('vi', '');
  await until(() => phone.ownPhone.mock.calls.length).toBe(1);
  phone.ownPhone.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await press('Xóa tài khoản…');
  await says('Vui lòng kiểm tra mạng rồi thử lại.');
});

// Must be the last test: it deletes the account.
it('who signs in by phone leaves with a code to their own number', async () => {
  const gone = vi.fn(() => ({ begun: true }));
  world.calls.deleteAccount = gone;
  phone.ownPhone.mockReturnValue(number);
  waysIn.mockReturnValue(['phone']);
  open('en', '');
  await until(() => hasButton('Delete my account…')).toBe(true);
  await press('Delete my account…');
  await says("We'll text a code to +84 ••• 678 to confirm it's you.");
  await press('Send the code');
  phone.provePhone.mockRejectedValueOnce(refusal('auth/invalid-verification-code'));
  await give('code', '000000');
  await says("That code isn't right. Check the text message.");
  expect(gone).not.toHaveBeenCalled();
  await give('code', '123456');
  await says('Your account has been deleted');
  await until(() => $session.get().state).toBe('out');
  expect(phone.sendCode.mock.calls).toEqual([[number, 'en']]);
});
