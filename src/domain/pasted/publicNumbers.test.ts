import { describe, expect, it } from 'vitest';
import { publicNumbers, withoutPublicNumbers } from './publicNumbers.ts';
import { readAdvertisement } from './readAdvertisement.ts';

const numbersIn = (text: string) =>
  publicNumbers(text).map(({ kind, text: written, value }) => [kind, written, value]);

describe('number plates', () => {
  it.each([
    ['59X3-456.78', '59'],
    ['51-H1 234.56', '51'],
    ['29H4 - 567.31', '29'],
    ['30k1 88812', '30'],
    ['52-N1 1234', '52'],
    ['29MĐ1-123.45', '29'],
    ['29-AB 123.45', '29'],
    ['59P1\u00a0456.78', '59'],
  ])('%s', (plate, province) => {
    expect(numbersIn(`Bán Vision ${plate} chính chủ`)).toEqual([['plate', plate, province]]);
  });
  it.each([
    'R15 V3 2019',
    '15 V3 2019',
    'giá 27tr5 2020',
    '125cc 2019, 50cc 12345',
    'lốp 90/90-12 và 100/90-10',
    '29.500.000 đ',
    '00X1-123.45',
    'Mã A59X3-456.78',
  ])('not: %s', (text) => expect(numbersIn(text)).toEqual([]));
});

describe('phone numbers in words', () => {
  it.each([
    ['không chín không hai ba bốn một bảy bảy sáu', '+84902341776'],
    ['khong chin khong hai ba bon mot bay bay sau', '+84902341776'],
    ['Không Tám Bốn Hai, Một Một Năm, Sáu Bảy Chín', '+84842115679'],
    ['0 chín 0 5 ba 1 7 tám 4 2', '+84905317842'],
    ['zero nine zero five one two three four five six', '+84905123456'],
  ])('%s', (words, number) => expect(numbersIn(`Số ${words} nhé`)).toEqual([['phone', words, number]]));
  it.each([
    'xe một chủ, hai chìa, năm 2019, ba má đi chợ, không lỗi',
    'không chín không hai',
    'một hai ba bốn năm sáu bảy tám chín không',
    '0905 123 456',
    'giá hai mươi bảy triệu năm trăm',
  ])('not: %s', (text) => expect(numbersIn(text)).toEqual([]));
});

it.each([
  ['Biển số 59X3-456.78 chính chủ', 'Biển số 59 chính chủ'],
  ['BS: 51-H1 234.56.', 'BS: 51.'],
  ['Vision 59X3-456.78 đẹp', 'Vision  đẹp'],
  ['Gọi số không chín không hai ba bốn một bảy bảy sáu nhé', ' nhé'],
  ['<p>Biển 59X3-456.78</p><p>LH: 0 chín 0 5 ba 1 7 tám 4 2</p>', '<p>Biển 59</p><p></p>'],
])('without them, %s', (text, rest) => {
  expect(withoutPublicNumbers(text)).toBe(rest);
  expect(publicNumbers(rest)).toEqual([]);
});

it('a phone number in words fills its field and is to be checked', () => {
  const { form, unsure } = readAdvertisement(
    'Wave 2015, số không chín không hai ba bốn một bảy bảy sáu',
    new Date('2026-03-01T05:00:00Z'),
  );
  expect([form.contactPhone, unsure]).toEqual(['0902341776', ['contactPhone']]);
});

it.each([
  ['words of digits', 'không '.repeat(5_000)],
  ['digits', '59 '.repeat(7_000)],
  ['halves of plates', '59X3-456.7 '.repeat(2_000)],
  ['letters', 'x'.repeat(20_000)],
])('the longest description of %s is looked through without a result', (_, text) => {
  expect(publicNumbers(text)).toEqual([]);
});
