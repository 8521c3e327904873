import { expect, it } from 'vitest';
import { hostileKinds } from '../../../tests/fixtures/hostileStrings.ts';
import { hasVisibleText } from './hasVisibleText.ts';

it.each(['a', ' a ', 'đ', '0', '.', '👍🏽', '👨‍👩‍👧', '\u202eabc', 'e\u0301', '<b>'])(
  '%j says something',
  (text) => {
    expect(hasVisibleText(text)).toBe(true);
  },
);

it.each([
  '',
  ' \n\t',
  '\u00a0\u3000\ufeff\u2028',
  '\u200b\u200d\u2060',
  '\u180e',
  '\u202e',
  '\0\u0007\u0085',
  '\ud83c',
])('%j says nothing', (text) => {
  expect(hasVisibleText(text)).toBe(false);
});

it('what it takes for blank is blank to trim() as well', () => {
  for (const [, strings] of hostileKinds)
    for (const text of strings) if (text.trim() === '') expect(hasVisibleText(text)).toBe(false);
});
