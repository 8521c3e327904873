import { expect, it } from 'vitest';
import { Time } from './time.schema.ts';
import { day, hour, vietnameseDay, vietnameseWeek } from './time.ts';

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
