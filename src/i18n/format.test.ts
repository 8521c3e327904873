import { describe, expect, it } from 'vitest';
import { fallbackRates } from '../domain/money/money.ts';
import { readDistance, readMoney } from '../domain/search/readAmount.ts';
import {
  formatDate,
  formatDong,
  formatForeign,
  formatForeignLine,
  formatKm,
  formatMeasure,
  formatMoment,
  formatShortPrice,
  formatStars,
} from './format.ts';
import { englishMonths } from './formatDate.ts';
import { languages } from './languages.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formats', () => {
  it('[S1.12] write đồng with ₫ and the grouping of the language', () => {
    expect(plain(formatDong('vi', 38_500_000))).toBe('38.500.000 ₫');
    expect(plain(formatDong('en', 38_500_000))).toBe('38,500,000 ₫');
  });

  it.each([
    ['USD', '$1,000'],
    ['GBP', '£790'],
    ['EUR', '€920'],
  ] as const)('[S1.11 S1.12 S9.6] write 24 million đồng in %s as %s', (currency, text) => {
    expect(formatForeign('en', 24_000_000, currency, fallbackRates)).toBe(text);
  });

  it.each([
    [0, '≈ $1,000\u00a0· £790'],
    [1_700_000_000_000, '$1,000\u00a0· £790'],
  ])(
    'mark a line of foreign amounts as approximate until published rates arrive (%i)',
    (lastUpdated, line) => {
      const rates = { ...fallbackRates, lastUpdated };
      expect(formatForeignLine('en', 24_000_000, ['USD', 'GBP'], rates)).toBe(line);
    },
  );

  it('[S1.13] write distances in km', () => {
    expect(plain(formatKm('vi', 12_500))).toBe('12.500 km');
  });

  it('write figures with a unit, and stars with a decimal, in the way of the language', () => {
    expect(plain(formatMeasure('en', 1_043, 'cc'))).toBe('1,043 cc');
    expect(plain(formatMeasure('vi', 109.2, 'cc'))).toBe('109,2 cc');
    expect([formatStars('en', 4), formatStars('vi', 4), formatStars('vi', 4.5)]).toEqual([
      '4.0',
      '4,0',
      '4,5',
    ]);
  });

  it.each([
    [0, '0', '0'],
    [800_000, '800K', '800k'],
    [25_500_000, '25.5M', '25,5 tr'],
    [600_000_000, '600M', '600 tr'],
  ])('[S2.42] shorten %d đồng to %s, in Vietnamese %s', (dong, en, vi) => {
    expect(formatShortPrice('en', dong)).toBe(en);
    expect(plain(formatShortPrice('vi', dong))).toBe(vi);
  });

  it('tell the day in Vietnam, seven hours ahead', () => {
    expect(formatDate('en', Date.UTC(2026, 0, 1, 20))).toBe('2 January 2026');
    expect(formatDate('vi', Date.UTC(2026, 0, 1, 20))).toBe('02/01/2026');
    expect(formatDate('vi', Date.UTC(2026, 10, 21))).toBe('21/11/2026');
  });

  it('are put together from the words of months alike in English', () => {
    for (const [month, between] of englishMonths().entries())
      for (const day of [1, 28])
        expect(`${day}${between}2027`).toBe(formatDate('en', Date.UTC(2027, month, day)));
  });
});

describe('[S2.114] when a message was sent', () => {
  it.each([
    ['en', Date.UTC(2026, 0, 5, 3), 'Jan 05, 2026 at 10:00'],
    ['en', Date.UTC(2025, 11, 31, 17), 'Jan 01, 2026 at 00:00'],
    ['vi', Date.UTC(2026, 0, 5, 3), '05/01/2026 lúc 10:00'],
    ['vi', Date.UTC(2026, 11, 9, 16, 59), '09/12/2026 lúc 23:59'],
  ] as const)('is in Vietnam’s time: %s %d', (language, time, text) => {
    expect(formatMoment(language, time)).toBe(text);
  });
});

describe('what the site prints', () => {
  it('of a price is read as that price', () => {
    for (const language of languages)
      for (let value = 1; value < 5e11; value = Math.ceil(value * 1.37) + 1)
        expect(readMoney(formatDong(language, value), language)[0]).toBe(value);
  });

  it('of a price in short is read as that price', () => {
    for (const language of languages)
      for (let value = 500_000; value < 999_950_000; value = Math.ceil((value * 1.37) / 100_000) * 100_000)
        expect(readMoney(formatShortPrice(language, value), language)[0]).toBe(value);
  });

  it('of a distance is read as that distance', () => {
    for (const language of languages)
      for (let value = 0; value < 1_000_000; value = Math.ceil(value * 1.13) + 1)
        expect(readDistance(formatKm(language, value), language)).toEqual([value]);
  });
});
