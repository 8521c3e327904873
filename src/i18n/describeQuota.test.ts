import { expect, it } from 'vitest';
import { type QuotaKind, quotas } from '../domain/listings/quota.ts';
import { describeQuota, describeRaise } from './describeQuota.ts';

it.each([
  ['en', 'like', 3, 'You can like 3 more bikes today'],
  ['en', 'listing', 1, 'You can list 1 more bike today'],
  ['vi', 'reveal', 8, 'Hôm nay bạn còn xem được 8 số điện thoại'],
  ['en', 'question', 0, "You've reached today's limit"],
  ['en', 'reply', 0, "You've reached this hour's limit"],
  ['vi', 'upload', 0, 'Bạn vừa dùng lượt cuối của hôm nay'],
] as const)('in %s, %s with %i left', (lang, kind, left, title) => {
  expect(describeQuota(lang, kind, left).title).toBe(title);
});

it('says when to go on, by day or by hour', () => {
  expect(describeQuota('en', 'like', 1).text).toBe('The limit resets tomorrow.');
  expect(describeQuota('vi', 'reply', 1).text).toBe('Sau một giờ, số lượt sẽ được tính lại từ đầu.');
});

it.each([
  ['en', 'phone', 'Confirm your phone number to raise the limit from 3 to 10 a day.'],
  ['vi', 'phone', 'Xác nhận số điện thoại để nâng giới hạn từ 3 lên 10 lượt mỗi ngày.'],
  ['en', 'contact', 'If you regularly need more, contact us.'],
  ['vi', 'contact', 'Nếu bạn thường xuyên cần nhiều lượt hơn, hãy liên hệ với chúng tôi.'],
] as const)('in %s, the quota of new listings is raised by %s', (lang, by, text) => {
  expect(describeRaise(lang, 'listing', by).text).toBe(text);
});

it('every kind has words in both languages', () => {
  for (const kind of Object.keys(quotas) as QuotaKind[])
    for (const lang of ['en', 'vi'] as const) expect(describeQuota(lang, kind, 2).title).toContain('2');
});
