import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { caretAfter, groupDigits, parseWhole } from './grouping.ts';

describe('parseWhole', () => {
  it.each([
    ['38.500.000', 38_500_000],
    ['38,500,000 ₫', 38_500_000],
    [' 7 ', 7],
    ['007', 7],
    ['0', 0],
    ['', null],
    ['abc', null],
    ['1234567890123456789', 123_456_789_012_345],
  ])('reads %j as %j', (text, value) => expect(parseWhole(text)).toBe(value));
});

describe('groupDigits', () => {
  it.each([
    ['vi', 38_500_000, '38.500.000'],
    ['en', 38_500_000, '38,500,000'],
    ['en', 999, '999'],
    ['vi', 1000, '1.000'],
    ['vi', 0, '0'],
    ['vi', null, ''],
  ] as const)('writes in %s %j as %j', (lang, value, text) => expect(groupDigits(lang, value)).toBe(text));

  it('is read back as the same number, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.nat(999_999_999_999), (lang, value) => {
        expect(parseWhole(groupDigits(lang, value))).toBe(value);
      }),
    );
  });
});

describe('caretAfter', () => {
  it.each([
    ['a digit typed at the end', '1.2345', 6, '12.345', 6],
    ['a digit typed in the middle', '12.9345', 4, '129.345', 3],
    ['a digit removed after a separator', '123.67', 5, '12.367', 5],
    ['a separator removed', '129345', 3, '129.345', 3],
    ['everything removed', '', 0, '', 0],
  ])('keeps its place after %s', (_, typed, caret, grouped, expected) => {
    expect(caretAfter(typed, caret, grouped)).toBe(expected);
  });
});
