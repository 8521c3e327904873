import { expect, it } from 'vitest';
import { planBuyerName } from './buyerName.plan.ts';

const message = 'Còn xe không?';
const ask = (accountName: string | null, name: string) => planBuyerName(accountName, { name, message });

it.each([
  ['Nguyễn Văn Minh', 'Nguyễn Văn Minh'],
  ['Nguyễn Văn Minh', ' nguyen  van minh '],
])('[S3.23] %s asks as %j under the name of the profile', (accountName, typed) => {
  expect(ask(accountName, typed)).toEqual({ name: accountName, message });
});

it('[S3.23] [S5.27] another name that was typed is a signature, and nobody else’s name', () => {
  expect(ask('Nguyễn Văn Minh', 'Lan')).toEqual({
    name: 'Nguyễn Văn Minh',
    message: 'Còn xe không?\n\n— Lan',
  });
});

it.each([null, 'User', 'Vongxe Support'])(
  'where the account has no name (%j) the typed one stands',
  (accountName) => {
    expect(ask(accountName, ' Lan ')).toEqual({ name: 'Lan', message });
  },
);

it.each(['Vongxe Support', 'xe.vn', '\u202enaL', ''])('nobody asks as %j', (typed) => {
  expect(ask('Minh', typed)).toEqual({ name: 'Minh', message });
  expect(ask(null, typed)).toEqual({ name: 'Unknown', message });
});

it('a message that fills its field is not cut for a signature', () => {
  const long = 'a'.repeat(5_000);
  expect(planBuyerName('Minh', { name: 'Lan', message: long })).toEqual({ name: 'Minh', message: long });
});
