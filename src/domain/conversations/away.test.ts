import { expect, it } from 'vitest';
import { Away } from './away.schema.ts';
import { awayProblem, isAway, weekdayOf } from './away.ts';

const hanoi = (time: string, date = '2026-11-27') => Date.parse(`${date}T${time}+07:00`);
const evenings = { kind: 'hours', days: [1, 2, 3, 4, 5], from: '18:00', to: '22:00' } as const;
const away: Away = { ...evenings, days: [...evenings.days] };

it.each([
  ['17:59:59', true],
  ['18:00:00', false],
  ['21:59:59', false],
  ['22:00:00', true],
  ['00:00:00', true],
])('a message at the boundary of hours: at %s on a Friday the seller is away: %s', (time, result) => {
  expect(isAway(away, hanoi(time))).toBe(result);
});

it('days begin and end in Vietnam', () => {
  // Thursday evening in UTC, Friday in Vietnam.
  expect(weekdayOf(Date.UTC(2026, 10, 26, 17))).toBe(5);
  expect(isAway(away, hanoi('19:00', '2026-11-28'))).toBe(true);
  const until: Away = { kind: 'until', day: '2026-11-27' };
  expect(isAway(until, hanoi('23:59:59'))).toBe(true);
  expect(isAway(until, hanoi('00:00:00', '2026-11-28'))).toBe(false);
});

it.each([
  [away, null],
  [{ ...away, days: [] }, 'days'],
  [{ ...away, from: '22:00' }, 'hours'],
  [{ ...away, to: '' }, 'hours'],
  [{ kind: 'until', day: '2026-11-27' }, null],
  [{ kind: 'until', day: '2026-11-26' }, 'day'],
  [{ kind: 'until', day: '2027-02-25' }, null],
  [{ kind: 'until', day: '2027-02-26' }, 'day'],
  [{ kind: 'until', day: '' }, 'day'],
] as [Away, string | null][])('%j is wrong in: %s', (setting, problem) => {
  expect(awayProblem(setting, hanoi('12:00'))).toBe(problem);
});

it('[hostile] a setting holds no words of its own', () => {
  for (const words of ['Zalo 0912345678', '18:00 http://x.vn', '2026-11-27 x'])
    for (const setting of [
      { ...away, from: words },
      { kind: 'until', day: words },
      { ...away, note: words },
    ])
      expect(Away.safeParse(setting).success).toBe(false);
});
