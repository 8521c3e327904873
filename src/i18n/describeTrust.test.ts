import { expect, it } from 'vitest';
import { sayShare, sayTold, sayWait } from './describeTrust.ts';

it('counts', () => {
  expect([sayTold('en', 'few'), sayTold('vi', 'few')]).toEqual(['fewer than 5', 'dưới 5']);
  expect([sayTold('en', 1_200), sayTold('vi', 1_200), sayTold('en', 0)]).toEqual(['1,200', '1.200', '0']);
});

it.each([
  [null, 'too few to say', 'chưa đủ số liệu'],
  [0, '1 minute', '1 phút'],
  [119, '119 minutes', '119 phút'],
  [120, '2 hours', '2 giờ'],
  [47 * 60, '47 hours', '47 giờ'],
  [48 * 60, '2 days', '2 ngày'],
])('a wait of %o minutes', (minutes, en, vi) => {
  expect([sayWait('en', minutes), sayWait('vi', minutes)]).toEqual([en, vi]);
});

it('shares', () => {
  expect(sayShare('en', 18, 24)).toBe('18 (75%)');
  expect(sayShare('vi', 'few', 24)).toBe('dưới 5');
  expect(sayShare('en', 0, 0)).toBe('0');
});
