import { day, vietnameseDay, vietnameseTime } from '../time/time.ts';
import type { Away } from './away.schema.ts';
import { isPhraseValue } from './phrase.ts';

/** Weekdays as in ISO 8601: 1 is Monday. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export const maxDaysAway = 90;
/** Milliseconds for which a seller counts as present after opening a conversation. */
export const presence = 15 * 60_000;

/** @example weekdayOf(Date.UTC(2026, 10, 22, 17)) // => 1, since it is Monday in Vietnam */
export const weekdayOf = (moment: number): number =>
  ((new Date(`${vietnameseDay(moment)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/**
 * Is the seller away at a moment, in Vietnam's time? Hours of presence include `from`, but not `to`.
 * @example isAway({ kind: 'until', day: '2026-12-05' }, Date.UTC(2026, 11, 5, 16, 59)) // => true
 */
export const isAway = (away: Away, moment: number): boolean => {
  if (away.kind === 'until') return vietnameseDay(moment) <= away.day;
  const time = vietnameseTime(moment);
  return !away.days.includes(weekdayOf(moment)) || time < away.from || time >= away.to;
};

export const awayProblem = (away: Away, now: number): 'days' | 'hours' | 'day' | null => {
  if (away.kind === 'until') {
    const isNear = away.day >= vietnameseDay(now) && away.day <= vietnameseDay(now + maxDaysAway * day);
    return isPhraseValue('day', away.day) && isNear ? null : 'day';
  }
  if (away.days.length === 0) return 'days';
  const areTimes = isPhraseValue('time', away.from) && isPhraseValue('time', away.to);
  return areTimes && away.from < away.to ? null : 'hours';
};
