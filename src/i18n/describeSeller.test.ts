import { expect, it } from 'vitest';
import { describeAnswers, describeConfirmed, describeSellerLine } from './describeSeller.ts';

const march = Date.UTC(2025, 2, 3);

it.each([
  ['en', 60, 'Member since March 2025, usually answers within an hour'],
  ['en', 180, 'Member since March 2025, usually answers within 3 hours'],
  ['en', 1_440, 'Member since March 2025, usually answers within a day'],
  ['en', 10_080, 'Member since March 2025, usually answers within 7 days'],
  ['en', null, 'Member since March 2025'],
  ['vi', 180, 'Tham gia từ tháng 3 năm 2025, thường trả lời trong vòng 3 tiếng'],
  ['vi', 2_880, 'Tham gia từ tháng 3 năm 2025, thường trả lời trong vòng 2 ngày'],
] as const)('below a name stands (%s, %s)', (language, within, line) => {
  expect(describeSellerLine(language, { since: march, within })).toBe(line);
});

it('the month is that of Vietnam', () => {
  const newYear = Date.UTC(2025, 11, 31, 20);
  expect(describeSellerLine('en', { since: newYear, within: null })).toBe('Member since January 2026');
});

it.each([
  ['en', 10, 9, 170, 'Answered 9 of 10 questions, usually within 3 hours'],
  ['vi', 10, 9, 170, 'Đã trả lời 9/10 câu hỏi, thường trong vòng 3 tiếng'],
  ['en', 6, 0, null, 'Answered 0 of 6 questions'],
  ['en', 4, 4, 3, null],
] as const)('on the page stands (%s, %s of %s)', (language, questions, answered, minutes, expected) => {
  expect(describeAnswers(language, { answers: { asked: questions, answered, minutes } })).toBe(expected);
});

it('each badge says what it means, the hardest to come by last; what was not confirmed has none', () => {
  const all = describeConfirmed('vi', { email: true, phone: true, deals: 3 });
  expect(all.map(({ text }) => text)).toEqual([
    'Đã xác nhận email',
    'Đã xác nhận số điện thoại',
    '3 giao dịch đã xác nhận',
  ]);
  expect(describeConfirmed('en', { email: false, phone: true, deals: 0 })).toEqual([
    {
      text: 'Phone confirmed',
      means:
        "The seller typed a code we sent to their phone. This doesn't tell you anything about the bikes.",
    },
  ]);
  expect(describeConfirmed('en', { email: false, phone: false, deals: 1 })[0]?.text).toBe('1 confirmed deal');
});
