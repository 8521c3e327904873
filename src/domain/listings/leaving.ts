import { day as dayMs, vietnameseDay } from '../time/time.ts';

import type { Fact } from './facts.ts';

/* Last day of a seller in Vietnam, stored as a number: 20261205. So the rules compare it. */

/** @example dayNumber('2026-12-05') // => 20261205 */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** @example dayText(20261205) // => '2026-12-05' */
export const dayText = (day: number | string): string =>
  String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** Offered days: today to the same day of next year. */
export const leavingRange = (now: number): { min: string; max: string } => {
  const min = vietnameseDay(now);
  return { min, max: dayText(dayNumber(min) + 10_000) };
};

/** Days left, 0 on the last one; null without a day, after it, or for one that no calendar has. */
export const daysLeft = (day: number | null | undefined, now: number): number | null => {
  const last = day == null ? Number.NaN : Date.parse(dayText(day));
  const left = Math.round((last - Date.parse(vietnameseDay(now))) / dayMs);
  return left >= 0 ? left : null;
};

const reason: Fact = 'reason:leaving_vietnam';

/** Does the seller name a last day, or leaving as the reason for selling? A card has the name of the filter. */
export const isLeaving = (bike: {
  leaving_on?: number | null | undefined;
  facts?: readonly string[] | undefined;
}): boolean => bike.leaving_on != null || [reason, 'leaving'].some((fact) => bike.facts?.includes(fact));
