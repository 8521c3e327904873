import { expect, it } from 'vitest';
import { addDay, countByDay, lastDays } from './listingDays.ts';

it('the last 28 days are those of Vietnam, and end with today', () => {
  // 17:00 UTC is midnight in Vietnam.
  const days = lastDays(Date.UTC(2026, 2, 1, 17));
  expect(days).toHaveLength(28);
  expect([days[0], days[26], days[27]]).toEqual(['2026-02-03', '2026-03-01', '2026-03-02']);
  expect(lastDays(Date.UTC(2026, 2, 1, 17) - 1).at(-1)).toBe('2026-03-01');
});

it('the views of a day are added up, and the 28 latest days are kept', () => {
  expect(addDay({ '2026-01-02': 4 }, '2026-01-02', 3)).toEqual({ '2026-01-02': 7 });
  const full = Object.fromEntries(lastDays(Date.UTC(2026, 0, 28)).map((date) => [date, 1]));
  const next = addDay(full, '2026-01-29', 5);
  expect(Object.keys(next)).toHaveLength(28);
  expect([next['2026-01-01'], next['2026-01-02'], next['2026-01-29']]).toEqual([undefined, 1, 5]);
  // The day is older than the latest 28, so its views are dropped.
  expect(addDay(full, '2025-12-31', 9)).toEqual(full);
});

it('moments are counted in the day that it is in Vietnam', () => {
  const midnight = Date.UTC(2026, 0, 1, 17);
  expect(countByDay(['2026-01-01', '2026-01-02'], [midnight - 1, midnight, midnight + 1])).toEqual([1, 2]);
  expect(countByDay(['2026-01-05'], [midnight])).toEqual([0]);
});
