import { expect, it } from 'vitest';
import { codeTyped, maskedPhone, signInPhone } from './signInPhone.ts';

it.each([
  ['0912345678', '+84912345678'],
  [' 0912 345 678 ', '+84912345678'],
  ['0912.345.678', '+84912345678'],
  ['+84 912 345 678', '+84912345678'],
  ['+84 0912 345 678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['0084912345678', '+84912345678'],
  ['0387654321', '+84387654321'],
])('%s is %s', (typed, number) => {
  expect(signInPhone(typed, ['+84'])).toEqual({ number });
});

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['091234567', 'wrong'],
  ['09123456789', 'wrong'],
  ['số của tôi', 'wrong'],
  ['02838222222', 'wrong'],
  ['1900 1234', 'wrong'],
  ['+1 202 555 0143', 'abroad'],
  ['+44 7911 123456', 'abroad'],
] as const)('%s is refused: %s', (typed, problem) => {
  expect(signInPhone(typed, ['+84'])).toEqual({ problem });
});

it('another country is sent to where the setting says so, and what is typed without a plus is still at home', () => {
  expect(signInPhone('+44 7911 123456', ['+84', '+44'])).toEqual({ number: '+447911123456' });
  expect(signInPhone('07911123456', ['+84', '+44'])).toEqual({ problem: 'wrong' });
});

it.each([
  ['123456', '123456'],
  [' 123 456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
])('the code %s is read as %s', (typed, code) => {
  expect(codeTyped(typed)).toBe(code);
});

it('a number is shown with its end alone', () => {
  expect(maskedPhone('+84912345678')).toBe('+84 ••• 678');
});
