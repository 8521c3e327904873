import { expect, it } from 'vitest';
import { formatList } from './formatList.ts';

it.each([
  ['conjunction', 'Wave, SH and Lead', 'Wave, SH và Lead'],
  ['disjunction', 'Wave, SH or Lead', 'Wave, SH hoặc Lead'],
  ['unit', 'Wave, SH, Lead', 'Wave, SH, Lead'],
] as const)('a %s of names reads as in a British and a Vietnamese text', (type, en, vi) => {
  const names = ['Wave', 'SH', 'Lead'];
  expect(formatList('en', type, names)).toBe(en);
  expect(formatList('vi', type, names)).toBe(vi);
  expect(formatList('en', type, ['Wave'])).toBe('Wave');
  expect(formatList('vi', type, [])).toBe('');
});
