import { expect, it } from 'vitest';
import { formatRecent } from './formatRecent.ts';

const now = Date.UTC(2026, 10, 23, 8);
it.each([
  ['today', Date.UTC(2026, 10, 23, 7, 5), '14:05', '14:05'],
  // In Vietnam it is the 23rd already.
  ['before midnight of London', Date.UTC(2026, 10, 22, 17, 30), '00:30', '00:30'],
  ['yesterday', Date.UTC(2026, 10, 22, 16, 59), 'Nov 22', '22/11'],
  ['in spring', Date.UTC(2026, 3, 4, 3), 'Apr 4', '4/4'],
  ['last year', Date.UTC(2025, 11, 31, 3), 'Dec 31, 2025', '31/12/2025'],
])('says when something was %s', (_, time, english, vietnamese) => {
  expect(formatRecent('en', time, now)).toBe(english);
  expect(formatRecent('vi', time, now)).toBe(vietnamese);
});
