import { expect, it } from 'vitest';
import { checkQuestion, typedPhone } from './checkQuestion.ts';

const good = { name: 'Lan', phone: '', message: 'Is it still for sale?' };

it.each([
  ['', null],
  ['   ', null],
  ['0912 345 678', '+84912345678'],
  ['(091) 234-5678', '+84912345678'],
  ['+44 7700 900142', '+447700900142'],
  ['0044 7700 900142', '+447700900142'],
  ['call me', undefined],
  ['12', undefined],
  ['+0', undefined],
])('[S5.27] reads the phone %j as %j', (typed, number) => {
  expect(typedPhone(typed)).toBe(number);
});

it.each([
  [{}, {}],
  [{ phone: '0912345678' }, {}],
  [{ name: '  ' }, { name: 'missing' }],
  [{ name: 'L' }, { name: 'check.nameShort' }],
  [{ name: 'Lan 0912345678' }, { name: 'check.nameDigits' }],
  [{ name: 'Lan xe.vn' }, { name: 'check.nameAddress' }],
  [{ name: 'La\u202en' }, { name: 'check.nameHidden' }],
  [{ name: 'Hỗ trợ Vоngхе' }, { name: 'check.nameOfficial' }],
  [{ message: ' \n ' }, { message: 'missing' }],
  [{ phone: 'abc' }, { phone: 'phoneInvalid' }],
  [
    { name: '', message: '' },
    { name: 'missing', message: 'missing' },
  ],
])('[S5.27] with %j complains of %j', (changes, complaints) => {
  expect(checkQuestion({ ...good, ...changes })).toEqual(complaints);
});
