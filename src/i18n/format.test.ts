import { describe, expect, it } from 'vitest';
import { fallbackRates } from '../domain/money.ts';
import { formatDate, formatDong, formatForeign, formatKm, formatMoment, formatShortPrice } from './format.ts';
import { wordsOfMonths } from './formatDate.ts';
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

  it('[S1.13] write distances in km', () => {
    expect(plain(formatKm('vi', 12_500))).toBe('12.500 km');
  });

  it.each([
    [0, '0'],
    [800_000, '800K'],
    [25_500_000, '25.5M'],
    [600_000_000, '600M'],
  ])('[S2.42] shorten %d đồng to %s', (dong, text) => {
    expect(formatShortPrice('en', dong)).toBe(text);
  });

  it('tell the day in Vietnam, seven hours ahead', () => {
    expect(formatDate('en', Date.UTC(2026, 0, 1, 20))).toBe('2 January 2026');
    expect(formatDate('vi', Date.UTC(2026, 0, 1, 20))).toContain('2 tháng 1');
  });

  it.each(languages)('are put together from the words of months alike (%s)', (lang) => {
    const words = wordsOfMonths(lang);
    for (const [month, between] of words.entries())
      for (const day of [1, 28])
        expect(`${day}${between}2027`).toBe(formatDate(lang, Date.UTC(2027, month, day)));
  });
});

describe('[S2.114] when a message was sent', () => {
  it.each([
    ['en', Date.UTC(2026, 0, 5, 3), 'Jan 05, 2026 at 10:00'],
    ['en', Date.UTC(2025, 11, 31, 17), 'Jan 01, 2026 at 00:00'],
    ['vi', Date.UTC(2026, 0, 5, 3), '05 thg 1, 2026 lúc 10:00'],
    ['vi', Date.UTC(2026, 11, 9, 16, 59), '09 thg 12, 2026 lúc 23:59'],
  ] as const)('is in Vietnam’s time: %s %d', (language, time, text) => {
    expect(formatMoment(language, time)).toBe(text);
  });
});
