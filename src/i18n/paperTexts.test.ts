import { describe, expect, it } from 'vitest';
import { paperAmount, paperTexts } from './paperTexts.ts';

const typed = { price: '31.550.000 ₫', deposit: '2,000,000', 'seller.name': ' Nguyễn  Nhung ' } as const;

describe('what the papers print', () => {
  it('is each amount in figures and words, and what remains to be paid', () => {
    expect(paperTexts('vi', typed)).toMatchObject({
      price: '31.550.000\u00a0đồng',
      priceWords: 'ba mươi mốt triệu năm trăm năm mươi nghìn đồng',
      deposit: '2.000.000\u00a0đồng',
      rest: '29.550.000\u00a0đồng',
      'seller.name': 'Nguyễn Nhung',
      'buyer.name': '',
    });
    expect(paperTexts('en', typed)).toMatchObject({
      price: '31,550,000\u00a0VND',
      restWords: 'twenty-nine million five hundred and fifty thousand Vietnamese dong',
    });
  });

  it.each([
    ['nothing typed', {}],
    ['a deposit alone', { deposit: '2000000' }],
    ['a deposit above the price', { price: '1000000', deposit: '2000000' }],
  ])('leaves a blank for what is unknown: %s', (_, values) =>
    expect(paperTexts('vi', values)).toMatchObject({ rest: '', restWords: '' }),
  );

  it.each(['', 'free', '0', '25', '999', '$500', '500 usd', '100000000001', '9'.repeat(40), '-'])(
    'has no amount in %j',
    (text) => expect(paperAmount('vi', text)).toBeNull(),
  );

  it.each([
    ['vi', '25tr5', 25_500_000],
    ['vi', '25 triệu', 25_000_000],
    ['en', '25.5 million', 25_500_000],
    ['vi', 'giá 15tr fix', 15_000_000],
    ['vi', '300.000 đ', 300_000],
    ['en', '300,000', 300_000],
    ['vi', '300k', 300_000],
  ] as const)('reads amounts as people type them (%s): %s', (language, text, amount) =>
    expect(paperAmount(language, text)).toBe(amount),
  );
});
