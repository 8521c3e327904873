import { describe, expect, it } from 'vitest';
import {
  type Credentials,
  checkPasswordChange,
  checkProfile,
  checkProof,
  checkResetRequest,
  checkSignIn,
  checkSignUp,
} from './checkCredentials.ts';

const good = {
  fullName: 'Nguyễn Thị Ánh',
  email: 'anh@example.com',
  password: 'xe so mau do',
  confirmPassword: 'xe so mau do',
};
const signUp = (changes: Credentials) => checkSignUp({ ...good, ...changes });

describe('signing up', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(checkSignUp(good)).toEqual({});
  });

  it('[S5.1] wants both passwords to be the same', () => {
    expect(signUp({ confirmPassword: 'xe so mau den' })).toEqual({
      confirmPassword: { title: 'check.mismatch.title', text: 'check.mismatch.text' },
    });
  });

  it.each(['a', 'abc12', 'ngắn!'])('[S5.2] finds %j too short a password', (password) => {
    expect(signUp({ password, confirmPassword: password })).toEqual({
      password: { title: 'check.short.title', text: 'check.short.text' },
    });
  });

  it('[S5.2] takes a password of exactly six characters, and not of five', () => {
    expect(signUp({ password: 'kq7!z', confirmPassword: 'kq7!z' }).password?.title).toBe('check.short.title');
    expect(signUp({ password: 'kq7!zb', confirmPassword: 'kq7!zb' })).toEqual({});
  });

  it.each(['Anh2', '4nh', 'Nguyễn 3'])('[S5.3] finds digits in the name %j', (fullName) => {
    expect(signUp({ fullName })).toEqual({ fullName: { text: 'check.nameDigits' } });
  });

  it.each([
    ['', 'check.nameMissing'],
    ['   ', 'check.nameMissing'],
    ['A', 'check.nameShort'],
    ['A'.repeat(81), 'check.nameLong'],
    ['WIN MONEY: xe.vn', 'check.nameAddress'],
    ['La\u202en', 'check.nameHidden'],
    ['Vоngхе Support', 'check.nameOfficial'],
  ])('says what is wrong with the name %j', (fullName, text) => {
    expect(signUp({ fullName })).toEqual({ fullName: { text } });
  });

  it('[S2.57] [S5.4] asks for everything that an empty form lacks', () => {
    expect(Object.keys(checkSignUp({}))).toEqual(['fullName', 'email', 'password']);
  });
});

describe('signing in', () => {
  it('[S5.4] asks for the address and the password', () => {
    expect(checkSignIn({ email: ' ', password: '' })).toEqual({
      email: { text: 'check.emailMissing' },
      password: { text: 'check.passwordMissing' },
    });
  });

  it('does not judge a password that was chosen long ago', () => {
    expect(checkSignIn({ email: 'anh@example.com', password: '123' })).toEqual({});
  });
});

describe('an address', () => {
  it.each(['anh', 'anh@', '@example.com', 'anh@example', 'a b@example.com', 'anh@example..com', 'a@b@c.vn'])(
    '%j is surely wrong',
    (email) => expect(checkResetRequest({ email })).toEqual({ email: { text: 'check.emailWrong' } }),
  );

  it.each(['a@b.vn', 'anh+xe@mail.example.com', ' anh@example.com ', 'ánh@ví-dụ.vn'])(
    '%j may be right',
    (email) => expect(checkResetRequest({ email })).toEqual({}),
  );
});

describe('[S5.31] the profile', () => {
  it.each([
    ['', 'check.nameMissing'],
    ['A', 'check.nameShort'],
    ['An 2', 'check.nameDigits'],
  ])('is not saved with the name %j', (fullName, text) => {
    expect(checkProfile({ fullName })).toEqual({ fullName: { text } });
  });

  it('is saved with a name of two letters', () => expect(checkProfile({ fullName: 'An' })).toEqual({}));
});

describe('a change of the password', () => {
  const change = { currentPassword: 'xe cu', password: 'xe moi cua toi', confirmPassword: 'xe moi cua toi' };

  it('needs the present one', () => {
    expect(checkPasswordChange(change)).toEqual({});
    expect(checkPasswordChange({ ...change, currentPassword: '' })).toEqual({
      currentPassword: { text: 'check.currentMissing' },
    });
    expect(checkProof({})).toEqual({ currentPassword: { text: 'check.passwordMissing' } });
  });

  it('[S5.1] [S5.2] asks of the new one what a sign-up asks', () => {
    expect(checkPasswordChange({ ...change, password: 'kurz', confirmPassword: 'lang' })).toEqual({
      password: { title: 'check.short.title', text: 'check.short.text' },
      confirmPassword: { title: 'check.mismatch.title', text: 'check.mismatch.text' },
    });
  });
});
