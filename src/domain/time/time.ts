export const hour = 3_600_000;
export const day = 24 * hour;

/** Vietnam is seven hours ahead of UTC, all year round. */
const ahead = 7 * hour;

/**
 * Which day it is in Vietnam.
 * @example vietnameseDay(Date.UTC(2026, 0, 1, 17)) // => '2026-01-02'
 */
export const vietnameseDay = (moment: number): string => new Date(moment + ahead).toISOString().slice(0, 10);

/**
 * The Monday of the week that it is in Vietnam.
 * @example vietnameseWeek(Date.UTC(2026, 10, 22, 17)) // => '2026-11-23'
 */
export const vietnameseWeek = (moment: number): string => {
  const sinceMonday = (new Date(moment + ahead).getUTCDay() + 6) % 7;
  return vietnameseDay(moment - sinceMonday * day);
};
