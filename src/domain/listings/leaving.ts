import { day as dayMs, vietnameseDay } from '../time/time.ts';
import type { Fact } from './facts.ts';

/* Last days in Vietnam are stored as days since 1970, because firestore.rules compare numbers more simply. */

/** @example dayNumber('2026-12-05') // => 20792 */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;

/** @example dayText(20792) // => '2026-12-05' */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Offered days: from today to a year ahead. */
export const leavingRange = (now: number): { min: string; max: string } => {
  const min = vietnameseDay(now);
  return { min, max: dayText(dayNumber(min) + 365) };
};

/** Days left, 0 on the last one; null if the day is past or missing. */
export const daysLeft = (day: number | null | undefined, now: number): number | null => {
  const left = day == null ? -1 : day - dayNumber(vietnameseDay(now));
  return left >= 0 ? left : null;
};

/** Leaving Vietnam, as a fact of listings and as a filter of cards. */
const reasons: readonly string[] = ['reason:leaving_vietnam' satisfies Fact, 'leaving'];

/** Does the seller name a last day, or leaving as the reason for selling? */
export const isLeaving = (bike: {
  leaving_on?: number | null | undefined;
  facts?: readonly string[] | undefined;
}): boolean => bike.leaving_on != null || bike.facts?.some((fact) => reasons.includes(fact)) === true;
