import { expect, it } from 'vitest';
import { Time } from './time.schema.ts';
import { day, hour, vietnameseDay, vietnameseMoment, vietnameseTime, vietnameseWeek } from './time.ts';

it('reads timestamps of either SDK and plain milliseconds', () => {
  expect(Time.parse(5)).toBe(5);
  expect(Time.parse({ toMillis: () => 7 })).toBe(7);
});
it.each([
  null,
  undefined,
  '5',
  new Date(5),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  {},
  { toMillis: 5 },
  { toMillis: () => 'x' },
])('refuses %o', (value) => {
  expect(Time.safeParse(value).success).toBe(false);
});
it('knows how long an hour and a day are', () => expect([hour, day]).toEqual([3_600_000, 86_400_000]));

it.each([
  [Date.UTC(2026, 0, 1, 16, 59), '2026-01-01'],
  [Date.UTC(2026, 0, 1, 17), '2026-01-02'],
  [Date.UTC(2025, 11, 31, 20), '2026-01-01'],
])('%d is in Vietnam on %s', (moment, expected) => {
  expect(vietnameseDay(moment)).toBe(expected);
});

it.each([
  [Date.UTC(2026, 10, 22, 16, 59), '2026-11-16'],
  [Date.UTC(2026, 10, 22, 17), '2026-11-23'],
  [Date.UTC(2026, 10, 29, 16, 59), '2026-11-23'],
  [Date.UTC(2027, 0, 1), '2026-12-28'],
])('at %i it is the week of %s in Vietnam', (moment, monday) => {
  expect(vietnameseWeek(moment)).toBe(monday);
});

it.each([
  [Date.UTC(2026, 10, 27, 17), '2026-11-28', '00:00'],
  [Date.UTC(2026, 10, 28, 2, 5), '2026-11-28', '09:05'],
  [Date.UTC(2026, 10, 28, 16, 59), '2026-11-28', '23:59'],
  [Date.UTC(2028, 1, 29, 0), '2028-02-29', '07:00'],
])('%d is in Vietnam on %s at %s, and back', (moment, date, time) => {
  expect([vietnameseDay(moment), vietnameseTime(moment)]).toEqual([date, time]);
  expect(vietnameseMoment(date, time)).toBe(moment);
});

it.each([
  ['2026-02-30', '09:00'],
  ['2026-13-01', '09:00'],
  ['2026-11-28', '25:00'],
  ['2026-11-28', '24:00'],
  ['2026-11-28', '9:00'],
  ['tomorrow', '09:00'],
  ['', ''],
])('there is no %s at %s', (date, time) => {
  expect(vietnameseMoment(date, time)).toBeNaN();
});
