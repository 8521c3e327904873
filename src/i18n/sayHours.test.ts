import { expect, it } from 'vitest';
import { sayHours } from './sayHours.ts';

const times = { opens: '08:00', closes: '18:30' };

it('hours are said in both languages, with the days in the order of the week', () => {
  expect(sayHours('en', { ...times, closed: [] })).toBe('Open every day, 08:00–18:30');
  expect(sayHours('vi', { ...times, closed: [] })).toBe('Mở cửa hằng ngày, 08:00–18:30');
  const closed = ['sun', 'mon'] as ('sun' | 'mon')[];
  expect(sayHours('en', { ...times, closed })).toBe('Open 08:00–18:30, closed on Monday and Sunday');
  expect(sayHours('vi', { ...times, closed })).toBe('Mở cửa 08:00–18:30, nghỉ thứ Hai và Chủ nhật');
});
