import { expect, it } from 'vitest';
import { sayAway } from './sayAway.ts';

const hours = (days: number[]) => ({ kind: 'hours' as const, days, from: '18:00', to: '22:00' });

it.each([
  [[1, 2, 3, 4, 5, 6, 7], 'every day', 'hằng ngày'],
  [[5, 1, 2, 4, 3], 'Monday to Friday', 'thứ Hai đến thứ Sáu'],
  [[6, 7], 'Saturday and Sunday', 'thứ Bảy và Chủ nhật'],
  [[1, 3, 5], 'Monday, Wednesday and Friday', 'thứ Hai, thứ Tư và thứ Sáu'],
  [[2], 'Tuesday', 'thứ Ba'],
])('hours on the days %j are said in both languages', (days, en, vi) => {
  expect(sayAway('en', hours(days))).toBe(
    `It's still for sale. I usually reply to messages between 18:00 and 22:00, ${en}.`,
  );
  expect(sayAway('vi', hours(days))).toBe(
    `Xe vẫn còn ạ. Mình thường trả lời tin nhắn từ 18:00 đến 22:00, ${vi}.`,
  );
});

it('a last day is said in both languages', () => {
  const until = { kind: 'until' as const, day: '2026-11-28' };
  expect(sayAway('en', until)).toBe(
    "It's still for sale. I'm away until Saturday 28 November 2026 and will reply after that.",
  );
  expect(sayAway('vi', until)).toBe(
    'Xe vẫn còn ạ. Mình đi vắng đến hết thứ Bảy 28/11/2026, sau đó mình sẽ trả lời bạn.',
  );
});
