import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { caretAfter, groupDigits, isOwnWords, parseWhole } from './grouping.ts';

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

describe('an amount in own words', () => {
  const typing = (data: string) => ({ inputType: 'insertText', data });
  const deleting = { inputType: 'deleteContentBackward', data: null };
  const pasting = { inputType: 'insertFromPaste', data: null };

  it.each([
    ['en', '12', typing('2'), false],
    ['en', '1,2345', typing('5'), false],
    ['en', '12,', typing(','), true],
    ['en', '12.', typing('.'), true],
    ['vi', '12,', typing(','), true],
    ['vi', '12t', typing('t'), true],
    ['vi', ' ', typing(' '), false],
    ['en', '12 000', pasting, false],
    ['en', '-', typing('-'), true],
    ['en', '12,50', deleting, false],
    ['en', '12,5', pasting, true],
    ['en', '12,5', typing('12,5'), true],
    ['en', '12,500', pasting, false],
    ['vi', '12.500 ₫', pasting, true],
    // Text typed before hydration arrives without an input type.
    ['en', '12,5', null, true],
    ['vi', '12500', null, false],
  ] as const)('%s %j after %j: %j', (lang, text, edit, is) =>
    expect(isOwnWords(lang, text, false, edit)).toBe(is),
  );

  it('stays one until only digits are left', () => {
    expect(isOwnWords('en', '12,5', true, deleting)).toBe(true);
    expect(isOwnWords('en', '12', true, deleting)).toBe(false);
  });
});
