import { day, vietnameseDay } from '../time/time.ts';
import type { DayCounts } from './listingDays.schema.ts';

export const shownDays = 28;

/** Events in the order in which a buyer causes them. */
export const dayKinds = ['views', 'likes', 'questions', 'reveals'] as const satisfies (keyof DayCounts)[];
export type DayKind = (typeof dayKinds)[number];

/**
 * Returns the last 28 days including today (Vietnamese time), oldest first.
 * @example lastDays(Date.UTC(2026, 0, 28)).at(0) // => '2026-01-01'
 */
export const lastDays = (now: number): string[] =>
  Array.from({ length: shownDays }, (_, n) => vietnameseDay(now - (shownDays - 1 - n) * day));

/**
 * Adds a day's views; keeps the 28 latest days.
 * @example addDay({ '2026-01-01': 2 }, '2026-01-01', 3) // => { '2026-01-01': 5 }
 */
export const addDay = (views: Readonly<Record<string, number>>, date: string, count: number) => {
  const added: Record<string, number> = { ...views, [date]: (views[date] ?? 0) + count };
  const latest = Object.keys(added).toSorted().slice(-shownDays);
  return Object.fromEntries(latest.map((each) => [each, added[each] ?? 0]));
};

/** Counts moments by day (Vietnamese time). @example countByDay(['1970-01-01'], [0]) // => [1] */
export const countByDay = (days: readonly string[], moments: readonly number[]): number[] => {
  const byDay = Map.groupBy(moments, vietnameseDay);
  return days.map((date) => byDay.get(date)?.length ?? 0);
};
