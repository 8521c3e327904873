import { expect, it } from 'vitest';
import { day } from '../time/time.ts';
import { anyReportReasons, spanOf } from './reportFilter.ts';

const now = Date.UTC(2026, 10, 27);

it.each([
  [null, [true, true, true]],
  ['new', [true, false, false]],
  ['late', [false, false, true]],
] as const)('the age %s is that of reports from an hour, two and three days ago: %j', (age, expected) => {
  const { from, to } = spanOf(age, now);
  const times = [now - day / 24, now - 2 * day, now - 3 * day];
  expect(times.map((time) => time >= from && time <= to)).toEqual(expected);
});

it('every reason is listed once', () => expect(new Set(anyReportReasons).size).toBe(anyReportReasons.length));
